<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Customer;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/** Customer accounts and their creation at the checkout. */
final class Account {
	/**
	 * Creates an account and logs the customer in.
	 *
	 * @param string $password Password; if '', WordPress generates one and emails a link to set it.
	 * @return int Id of the user.
	 * @throws ShopError With registration-error-email-exists if the email address is registered already.
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

	/**
	 * True if an account is created with the order: on request, or always if orders need an account.
	 *
	 * @param Input $input Parameters of POST checkout.
	 * @throws ShopError If orders need an account and none can be created.
	 */
	public static function is_made( Input $input, ShopSettings $settings ): bool {
		if ( get_current_user_id() > 0 ) {
			return false;
		}
		if ( ! $settings->offers_accounts() && ! $settings->allows_guests() ) {
			throw new ShopError( 'woocommerce_rest_guest_checkout_disabled', __( 'You must be logged in to checkout.', 'storefront-islands' ), 403 );
		}
		$makes = $settings->offers_accounts() && ( $input->flag( 'create_account' ) || ! $settings->allows_guests() );
		if ( $makes && $settings->asks_for_password() && '' === $input->text( 'customer_password' ) ) {
			throw new ShopError( 'registration-error-missing-password', __( 'Please create a password for your account.', 'storefront-islands' ) );
		}
		return $makes;
	}

	/**
	 * Hides the admin bar from users who have no access to WordPress's admin.
	 *
	 * @param mixed $shows Value from WordPress and other plugins.
	 */
	public static function shows_admin_bar( $shows ): bool {
		return true === $shows && current_user_can( 'edit_posts' );
	}

	/** Derives an unused user name from an email address. */
	private static function free_login( string $email ): string {
		$login  = sanitize_user( (string) strstr( $email, '@', true ), true );
		$suffix = '';
		while ( false !== username_exists( $login . $suffix ) ) {
			$suffix = '-' . wp_rand( 1000, 999999 );
		}
		return $login . $suffix;
	}
}
