import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { refusal, successOf } from '#contract/calls/envelope.ts';
import { sentenceOf } from '#contract/calls/sentences.ts';
import { describeProblem, type ProblemCode } from '#contract/calls/problems.ts';
import { createCachedAnswer } from './cached-answers.ts';
import type { Gatekeeper } from './gatekeeper.ts';

/** The page runs only its own scripts; its inline styles cannot run any. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Site = { name: string; publicUrl: string; gatekeeper: Gatekeeper };

/** Serves the API document at `/api/openapi.json`, and a page that displays it at `/api/docs`. */
export async function serveApiDocs(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  { gatekeeper, ...site }: Site,
): Promise<void> {
  const document = describeApi(endpoints, site);
  const { answer } = createCachedAnswer(async () => JSON.stringify(document), {
    cacheSeconds: 300,
    status: 200,
    nameInput: () => '',
  });
  app.get('/api/openapi.json', { compress: false }, answer);
  // The plugin's own type of a document is narrower than OpenAPI 3.1; this document is generated and tested.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      await gatekeeper.admit(request, { access: 'public', path: '/docs' });
      // Its scripts are large, and would be compressed anew for each request.
      request.headers['x-no-compression'] = 'true';
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: policy,
      uiConfig: { docExpansion: 'list', deepLinking: true, layout: 'BaseLayout' },
    });
  });
}

/** The OpenAPI 3.1 document of the whole API, from the declarations that also validate it. */
function describeApi(endpoints: readonly Endpoint[], site: Omit<Site, 'gatekeeper'>): object {
  return {
    openapi: '3.1.0',
    info: { title: `${site.name} API`, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: `${site.publicUrl}/api` }],
    // Made when the document is sent, because a start does not need it.
    get paths() {
      return describePaths(endpoints);
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: schemaOf(refusal, 'output') },
    },
  };
}

function describePaths(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeEndpoint(endpoint),
    };
  }
  return paths;
}

/** A declaration never changes, so all applications of this process share its description. */
const described = new WeakMap<Endpoint, object>();

function describeEndpoint(endpoint: Endpoint): object {
  const description = described.get(endpoint) ?? createDescription(endpoint);
  described.set(endpoint, description);
  return description;
}

function createDescription(endpoint: Endpoint): object {
  const success = {
    description: sentenceOf(endpoint.message),
    content: describeContent(endpoint),
  };
  return {
    operationId: endpoint.path.slice(1).replaceAll('/', '_'),
    tags: [endpoint.feature],
    summary: endpoint.summary,
    description: `Who may call it: ${endpoint.access}.`,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    ...describeInput(endpoint),
    responses: { [endpoint.status ?? 200]: success, ...describeRefusals(problemsOf(endpoint)) },
  };
}

function describeContent({ data, extra = {}, download, mayBeFalse }: Endpoint): object {
  // In OpenAPI 3.1, bytes have no schema.
  if (download === 'text/csv') return { [download]: { schema: { type: 'string' } } };
  if (download !== undefined) return { [download]: {} };
  return { 'application/json': { schema: schemaOf(successOf(data, { extra, mayBeFalse }), 'output') } };
}

function describeInput({ method, input, files, takesRawBody }: Endpoint): object {
  if (takesRawBody === true) {
    return {
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    };
  }
  const schema = schemaOf(input, 'input');
  if (method === 'POST') {
    const types = [...(files === undefined ? [] : ['multipart/form-data']), 'application/json'];
    const content = Object.fromEntries(types.map((type) => [type, { schema }]));
    return { requestBody: { required: true, content } };
  }
  const required = new Set(schema.required ?? []);
  const parameters = Object.entries(schema.properties ?? {}).map(([name, parameter]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: parameter,
  }));
  return { parameters };
}

/** The refusals of an endpoint, with those of its gate and validation. */
function problemsOf(endpoint: Endpoint): readonly ProblemCode[] {
  const gate: ProblemCode[] = endpoint.access === 'public' ? [] : ['not_signed_in', 'not_allowed'];
  const proof: ProblemCode[] = endpoint.needsProof === true ? ['proof_required'] : [];
  const body: ProblemCode[] =
    endpoint.method === 'POST' ? ['malformed_request', 'too_large', 'unsupported_media_type'] : [];
  return [...body, ...gate, ...proof, 'invalid_input', 'too_many_requests', ...endpoint.problems];
}

function describeRefusals(codes: readonly ProblemCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, (code) => String(describeProblem(code).status));
  const answers = [...byStatus].map(([status, group]): [string, object] => [
    status,
    {
      description: group.map((code) => `\`${code}\`: ${describeProblem(code).message}`).join('\n\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]);
  return Object.fromEntries(answers);
}

/** The parts of JSON Schema that this document reads. */
const jsonSchema = z.looseObject({
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  $schema: z.unknown(),
});

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = jsonSchema.parse(
    z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
  );
  return rest;
}
