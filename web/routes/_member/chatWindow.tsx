import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_member/chatWindow')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_member/chatWindow"!</div>;
}
