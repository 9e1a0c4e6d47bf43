<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Remembers that the shop is on guard, and sends one e-mail a day about it, from a request that no shopper waits for. */
final class Alert {
	/** Option with the time of the last decline above the shop's limit, as a Unix timestamp. */
	private const OPTION = 'storefront_islands_on_guard_at';

	/** Option with the time of the last e-mail. */
	private const MAILED = 'storefront_islands_on_guard_mailed';

	/** Event of WP-Cron that sends the e-mail. */
	private const EVENT = 'storefront_islands_mail_alert';

	public static function register(): void {
		add_action( self::EVENT, array( self::class, 'mail' ) );
	}

	/** Records a decline that puts or keeps the shop on guard; at most once a minute. */
	public static function raise(): void {
		if ( self::raised_at() > time() - MINUTE_IN_SECONDS ) {
			return;
		}
		update_option( self::OPTION, time(), false );
		$mailed = get_option( self::MAILED );
		if ( Settings::load()->mails_alerts() && ( ! is_numeric( $mailed ) || (int) $mailed < time() - DAY_IN_SECONDS ) ) {
			update_option( self::MAILED, time(), false );
			wp_schedule_single_event( time(), self::EVENT );
		}
		/** Fires when the shop has more declined payments than usual; at most once a minute. */
		do_action( 'storefront_islands_on_guard' );
	}

	/** Returns the time of the last decline above the shop's limit, to a minute; 0 for never. */
	public static function raised_at(): int {
		$at = get_option( self::OPTION );
		return is_numeric( $at ) ? (int) $at : 0;
	}

	/** Sends the e-mail to the site's administrator. */
	public static function mail(): void {
		$to = get_option( 'admin_email' );
		if ( is_string( $to ) ) {
			wp_mail(
				$to,
				/* translators: %s: name of the site. */
				sprintf( __( '[%s] Many declined payments', 'storefront-islands' ), wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ),
				__( 'Your shop has more declined payments than usual: somebody may be trying out stolen cards. Storefront Islands lets only few of them through to your payment provider. You need not do anything; what was refused is listed in the admin, under “Declined payments”.', 'storefront-islands' )
			);
		}
	}
}
