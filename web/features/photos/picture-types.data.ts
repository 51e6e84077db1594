/**
 * What pickers offer: what the server decodes. Phones that take their photos in another format convert them when they
 * see this list.
 */
export const pictureTypes = 'image/jpeg,image/png,image/webp';
