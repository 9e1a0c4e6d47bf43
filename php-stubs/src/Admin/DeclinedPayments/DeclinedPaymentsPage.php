<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\DeclinedPayments;

use StorefrontIslands\Orders\Limits\Alert;
use StorefrontIslands\Orders\Limits\Log\PaymentLog;
use StorefrontIslands\Support\Settings\ManagerAccess;
use StorefrontIslands\Support\Settings\ManagerPage;

defined( 'ABSPATH' ) || exit;

/** Reports the payments of the last 30 days by result, and those that were declined or refused, for managers. */
final class DeclinedPaymentsPage {
	/** Slug of the page. */
	public const PAGE = 'storefront-islands-declined-payments';

	/** Maximum number of listed payments. */
	private const MAX = 200;

	/** User meta with the time of the alert that the manager has dismissed, as a Unix timestamp. */
	private const DISMISSED = 'storefront_islands_alert_dismissed';

	/** Action of admin-post.php, and of its nonce. */
	private const DISMISS = 'storefront_islands_dismiss_alert';

	public static function register(): void {
		add_action( 'admin_menu', array( self::class, 'add_page' ), 62 );
		add_action( 'admin_notices', array( self::class, 'print_notice' ) );
		add_action( 'admin_post_' . self::DISMISS, array( self::class, 'dismiss' ) );
	}

	public static function add_page(): void {
		ManagerPage::add( self::PAGE, __( 'Declined payments', 'storefront-islands' ), array( self::class, 'print' ) );
	}

	/** Tells managers that the shop was on guard within the last day, until they have dismissed it. */
	public static function print_notice(): void {
		$at = Alert::raised_at();
		if ( $at < time() - DAY_IN_SECONDS || ! ManagerAccess::includes_visitor() || self::dismissed_at() >= $at ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>%s <a href="%s">%s</a> · <a href="%s">%s</a></p></div>',
			esc_html__( 'This shop had more declined payments than usual: somebody may be trying out stolen cards. Only few of them are let through to your payment provider.', 'storefront-islands' ),
			esc_url( self::url() ),
			esc_html__( 'Look at the payments', 'storefront-islands' ),
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::DISMISS ), self::DISMISS ) ),
			esc_html__( 'Dismiss', 'storefront-islands' )
		);
	}

	/** Dismisses the notice for the current manager. */
	public static function dismiss(): void {
		check_admin_referer( self::DISMISS );
		if ( ManagerAccess::includes_visitor() ) {
			update_user_meta( get_current_user_id(), self::DISMISSED, time() );
		}
		$back = wp_get_referer();
		wp_safe_redirect( false === $back ? self::url() : $back );
		exit;
	}

	/** Prints the page. */
	public static function print(): void {
		if ( ! ManagerAccess::includes_visitor() ) {
			return;
		}
		$log = new PaymentLog();
		echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
		echo '<p>' . esc_html__( 'Payments that were passed to your payment provider, and those that were refused before because too many had been declined. Kept for 30 days, without card data, names and full addresses.', 'storefront-islands' ) . '</p>';
		PaymentTables::print_days( $log->days() );
		PaymentTables::print_rows( $log->failures( self::MAX ) );
		echo '</div>';
	}

	/** Returns the URL of the page. */
	private static function url(): string {
		return ManagerPage::url( self::PAGE );
	}

	/** Returns the time when the current manager has dismissed the notice, as a Unix timestamp; 0 for never. */
	private static function dismissed_at(): int {
		$at = get_user_meta( get_current_user_id(), self::DISMISSED, true );
		return is_numeric( $at ) ? (int) $at : 0;
	}
}
