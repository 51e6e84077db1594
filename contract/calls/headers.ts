/** The header by which a call names the connection of its window, which is not notified of what the call changes. */
export const connectionHeader = 'x-live-connection';
