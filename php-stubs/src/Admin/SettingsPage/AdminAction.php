<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Support\Settings\ManagerAccess;

defined( 'ABSPATH' ) || exit;

/**
 * Runs one action immediately for a user who may manage the shop, then redirects back to the settings page, which shows
 * a success message.
 */
abstract class AdminAction {
	/** Returns the admin-post.php action, also used for the nonce; begins with the plugin's prefix. */
	abstract protected function action(): string;

	/** Returns the label of the button. */
	abstract protected function label(): string;

	/** Returns the description below the button. */
	abstract protected function help(): string;

	/** Returns the success message. */
	abstract protected function done(): string;

	/** Runs the action. */
	abstract protected function run(): void;

	final public function register(): void {
		add_action( 'admin_post_' . $this->action(), array( $this, 'handle' ) );
	}

	/** Prints the button with its description. */
	final public function print_form(): void {
		$help_id = str_replace( '_', '-', $this->action() ) . '-help';
		echo '<form action="' . esc_url( admin_url( 'admin-post.php' ) ) . '" method="post">';
		echo '<input type="hidden" name="action" value="' . esc_attr( $this->action() ) . '">';
		wp_nonce_field( $this->action() );
		submit_button( $this->label(), 'secondary', $this->action() . '_button', false, array( 'aria-describedby' => $help_id ) );
		echo ' <p class="description" id="' . esc_attr( $help_id ) . '">' . esc_html( $this->help() ) . '</p></form>';
	}

	/** Handles the request of the button if the user has the capability. */
	final public function handle(): void {
		if ( ! ManagerAccess::includes_visitor() ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'storefront-islands' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $this->action() );
		$this->run();
		add_settings_error( 'general', 'settings_changed', $this->done(), 'success' );
		// Stores the messages for the next page, as options.php does.
		set_transient( 'settings_errors', get_settings_errors(), 30 );
		wp_safe_redirect( add_query_arg( 'settings-updated', 'true', SettingsPage::url() ) );
		exit;
	}
}
