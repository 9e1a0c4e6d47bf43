<?php
/**
 * A button of the settings page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Settings\Managers;

defined( 'ABSPATH' ) || exit;

/** Does one thing at once, on the word of somebody who manages the shop, and goes back to the page, which says so. */
abstract class OneClick {
	/** The action of admin-post.php, and of the nonce; begins with the plugin's prefix. */
	abstract protected function action(): string;

	/** What stands on the button. */
	abstract protected function label(): string;

	/** What it does, below it. */
	abstract protected function help(): string;

	/** What the page says afterwards. */
	abstract protected function done(): string;

	/** Does it. */
	abstract protected function run(): void;

	/** Hooks in. */
	final public function register(): void {
		add_action( 'admin_post_' . $this->action(), array( $this, 'answer' ) );
	}

	/** Prints the button, with what it does beside it. */
	final public function print_form(): void {
		$help_id = str_replace( '_', '-', $this->action() ) . '-help';
		echo '<form action="' . esc_url( admin_url( 'admin-post.php' ) ) . '" method="post">';
		echo '<input type="hidden" name="action" value="' . esc_attr( $this->action() ) . '">';
		wp_nonce_field( $this->action() );
		submit_button( $this->label(), 'secondary', $this->action() . '_button', false, array( 'aria-describedby' => $help_id ) );
		echo ' <p class="description" id="' . esc_attr( $help_id ) . '">' . esc_html( $this->help() ) . '</p></form>';
	}

	/** Answers the button, for those who may press it. */
	final public function answer(): void {
		if ( ! Managers::includes_visitor() ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'storefront-islands' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $this->action() );
		$this->run();
		add_settings_error( 'general', 'settings_changed', $this->done(), 'success' );
		// As options.php hands its messages on.
		set_transient( 'settings_errors', get_settings_errors(), 30 );
		wp_safe_redirect( add_query_arg( 'settings-updated', 'true', SettingsPage::url() ) );
		exit;
	}
}
