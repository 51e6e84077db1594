/** Texts of the accounts screens. */
export const accounts = {
  changePassword: {
    title: 'Change password',
    newPassword: 'New Password',
    newPasswordPlaceholder: 'Enter your new password',
    newPasswordHint: 'At least 6 characters',
    currentPassword: 'Current password',
    currentPasswordHint: 'You signed in a while ago, so please confirm that it is you.',
    submit: 'Change Password',
    successTitle: 'Password Changed!',
    successText: 'Your password has been updated successfully.',
    failureTitle: 'Change Failed!',
    errorTitle: 'Error!',
  },
  logout: {
    title: 'Are you sure?',
    text: 'You will be logged out of your account.',
    confirm: 'Yes, Logout',
    done: 'You have been logged out.',
  },
} as const;
