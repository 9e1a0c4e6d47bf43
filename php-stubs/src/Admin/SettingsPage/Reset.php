<?php
/**
 * Back to the beginning.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Recording\Settings as RecordingSettings;
use StorefrontIslands\Settings\Managers;
use StorefrontIslands\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Forgets all settings, on its owner's word. */
final class Reset {
	/** The action of admin-post.php, and of the nonce. */
	public const ACTION = 'storefront_islands_reset_settings';

	/** Hooks in. */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'reset' ) );
	}

	/** Prints the button, with what it does beside it. */
	public static function print_form(): void {
		echo '<form action="' . esc_url( admin_url( 'admin-post.php' ) ) . '" method="post">';
		echo '<input type="hidden" name="action" value="' . esc_attr( self::ACTION ) . '">';
		wp_nonce_field( self::ACTION );
		submit_button( __( 'Reset all settings', 'storefront-islands' ), 'secondary', 'storefront_islands_reset', false, array( 'aria-describedby' => 'storefront-islands-reset-help' ) );
		echo ' <p class="description" id="storefront-islands-reset-help">';
		esc_html_e( 'Everything on this page as it was after installing: WooCommerce’s own blocks show again, and nothing is recorded.', 'storefront-islands' );
		echo '</p></form>';
	}

	/** Deletes the options and goes back to the page, which says so. */
	public function reset(): void {
		if ( ! Managers::includes_visitor() ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'storefront-islands' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		delete_option( Settings::OPTION );
		delete_option( RecordingSettings::NAME );
		add_settings_error( 'general', 'settings_reset', __( 'All settings are reset.', 'storefront-islands' ), 'success' );
		// As options.php hands its messages on.
		set_transient( 'settings_errors', get_settings_errors(), 30 );
		wp_safe_redirect( add_query_arg( 'settings-updated', 'true', SettingsPage::url() ) );
		exit;
	}
}
