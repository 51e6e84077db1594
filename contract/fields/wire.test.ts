import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userMapper } from '#contract/administration/user.wire.ts';
import { bannerMapper } from '#contract/banners/banner.wire.ts';
import { enquiryMapper } from '#contract/enquiries/enquiry.wire.ts';
import { storyMapper } from '#contract/stories/story.wire.ts';
import { wireMapper } from './wire.ts';

const mapper = wireMapper({ id: 'x_id', name: 'x_name' });

describe('a wire mapper', () => {
  it('renames both ways and loses nothing that has a name', () => {
    fc.assert(
      fc.property(fc.record({ id: fc.integer(), name: fc.string() }), (entity) => {
        expect(mapper.fromWire(mapper.toWire(entity))).toEqual(entity);
      }),
    );
  });

  it('keeps off the wire what has no documented name', () => {
    expect(mapper.toWire({ id: 1, name: 'Asha', passwordHash: 'secret' })).toEqual({
      x_id: 1,
      x_name: 'Asha',
    });
  });
});

describe('the entities', () => {
  it('speak the documented names', () => {
    expect(enquiryMapper.toWire({ id: 7, phone: '+91 1' })).toEqual({ cu_id: 7, cu_phone: '+91 1' });
    expect(bannerMapper.toWire({ id: 7, file: 'a' })).toEqual({ b_id: 7, b_file: 'a' });
    expect(storyMapper.toWire({ brideFirstName: 'Asha' })).toEqual({ bride_firstname: 'Asha' });
    expect(userMapper.fromWire({ u_firstname: 'Asha', u_dob: '1997-03-14' })).toEqual({
      firstName: 'Asha',
      dateOfBirth: '1997-03-14',
    });
  });
});
