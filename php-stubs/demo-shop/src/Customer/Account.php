<?php
/**
 * A customer's account.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Customer;

use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/** Makes accounts at the checkout. */
final class Account {
	/**
	 * Makes an account and logs its owner in.
	 *
	 * @param Address $billing  Whose account it is.
	 * @param string  $password '' for one that WordPress makes up and sends a link for.
	 * @return int The user's id.
	 * @throws ShopError With registration-error-email-exists where there is one.
	 */
	public static function create( Address $billing, string $password ): int {
		$email = $billing->get( 'email' );
		if ( false !== email_exists( $email ) ) {
			/* translators: %s: email address */
			throw new ShopError( 'registration-error-email-exists', sprintf( __( 'An account is already registered with %s. Please log in or use a different email address.', 'storefront-islands' ), esc_html( $email ) ) );
		}
		$user = wp_insert_user(
			array(
				'user_login' => self::free_login( $email ),
				'user_email' => $email,
				'user_pass'  => '' === $password ? wp_generate_password() : $password,
				'first_name' => $billing->get( 'first_name' ),
				'last_name'  => $billing->get( 'last_name' ),
				'role'       => 'subscriber',
			)
		);
		if ( ! is_int( $user ) ) {
			throw new ShopError( 'registration-error', __( 'The account could not be created.', 'storefront-islands' ) );
		}
		wp_set_current_user( $user );
		if ( ! headers_sent() ) {
			wp_set_auth_cookie( $user, true );
		}
		return $user;
	}

	/** A login that nobody has, out of an email address. */
	private static function free_login( string $email ): string {
		$login  = sanitize_user( (string) strstr( $email, '@', true ), true );
		$suffix = '';
		while ( false !== username_exists( $login . $suffix ) ) {
			$suffix = '-' . wp_rand( 1000, 999999 );
		}
		return $login . $suffix;
	}
}
