import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { refusal, successOf } from '#contract/envelope.ts';
import { sentenceOf } from '#contract/messages.ts';
import { describeProblem, type ProblemCode } from '#contract/problems.ts';

/** Refusals that come from the gate and the validation of a call, by who may call it. */
function problemsOf(endpoint: Endpoint): readonly ProblemCode[] {
  const gate: ProblemCode[] = endpoint.access === 'public' ? [] : ['not_signed_in', 'not_allowed'];
  const body: ProblemCode[] =
    endpoint.method === 'POST' ? ['malformed_request', 'too_large', 'unsupported_media_type'] : [];
  return [...body, ...gate, 'invalid_input', 'too_many_requests', ...endpoint.problems];
}

/** The OpenAPI 3.1 document of the whole API, from the declarations that also validate it. */
export function describeApi(
  endpoints: readonly Endpoint[],
  site: { name: string; publicUrl: string },
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeCall(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${site.name} API`, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: `${site.publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: schemaOf(refusal, 'output') },
    },
  };
}

/** A declaration never changes, so it is described once for all applications in this process. */
const knownCalls = new WeakMap<Endpoint, object>();

function describeCall(endpoint: Endpoint): object {
  const known = knownCalls.get(endpoint) ?? writeCall(endpoint);
  knownCalls.set(endpoint, known);
  return known;
}

function writeCall(endpoint: Endpoint): object {
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
  // OpenAPI 3.1 says of bytes that they have no schema.
  if (download === 'application/zip') return { [download]: {} };
  if (download !== undefined) return { [download]: { schema: { type: 'string' } } };
  return { 'application/json': { schema: schemaOf(successOf(data, { extra, mayBeFalse }), 'output') } };
}

function describeInput({ method, input, files }: Endpoint): object {
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

/** As much of JSON Schema as this document looks into. */
const jsonSchema = z.looseObject({
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  $schema: z.unknown(),
});

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...described } = jsonSchema.parse(
    z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
  );
  return described;
}
