<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Site\Recording\RecordingSettings;
use StorefrontIslands\Support\Settings\Field;
use StorefrontIslands\Support\Settings\ManagerAccess;
use StorefrontIslands\Support\Settings\ManagerPage;
use StorefrontIslands\Support\Settings\Settings;
use StorefrontIslands\Support\Settings\SettingsTable;

defined( 'ABSPATH' ) || exit;

/**
 * Admin page that uses WordPress's Settings API: options.php checks the nonce and the capability, Sanitizer the
 * submitted values.
 */
final class SettingsPage {
	/** Slug of the page. */
	public const PAGE = 'storefront-islands';

	/** Name of the settings group, as options.php expects it. */
	public const GROUP = 'storefront_islands';

	/** Path of the plugin's main file. */
	private string $file;

	public function __construct( string $file ) {
		$this->file = $file;
	}

	public function register(): void {
		// WordPress validates settings from the REST API in the same way as those from the form.
		add_action( 'admin_init', array( $this, 'register_settings' ) );
		add_action( 'rest_api_init', array( $this, 'register_settings' ) );
		add_action( 'admin_menu', array( $this, 'add_page' ), 60 );
		add_filter( 'option_page_capability_' . self::GROUP, array( ManagerAccess::class, 'capability' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( $this->file ), array( $this, 'add_link' ) );
		( new Reset() )->register();
		( new RestoreWooCommerceBlocks() )->register();
	}

	/** Returns the URL of the page. */
	public static function url(): string {
		return ManagerPage::url( self::PAGE );
	}

	/** Registers the options with their types and sanitize callbacks. */
	public function register_settings(): void {
		$sanitizer = new Sanitizer();
		register_setting(
			self::GROUP,
			Settings::OPTION,
			array(
				'type'              => 'object',
				'description'       => __( 'Settings of Storefront Islands.', 'storefront-islands' ),
				'sanitize_callback' => array( $sanitizer, 'settings' ),
				'default'           => ( new Settings( array() ) )->all(),
				'show_in_rest'      => array( 'schema' => self::schema( SettingsTable::fields() ) ),
			)
		);
		register_setting(
			self::GROUP,
			RecordingSettings::NAME,
			array(
				'type'              => 'object',
				'description'       => __( 'Session recording', 'storefront-islands' ),
				'sanitize_callback' => array( $sanitizer, 'recording' ),
				'show_in_rest'      => array( 'schema' => self::schema( RecordingTable::fields() ) ),
			)
		);
	}

	/**
	 * Returns the schema of an option; the REST API refuses values that do not match it.
	 *
	 * @param array<string, Field> $fields Fields by the names of the settings.
	 * @return array<string, mixed>
	 */
	private static function schema( array $fields ): array {
		return array(
			'type'                 => 'object',
			'properties'           => array_map( static fn( Field $field ): array => array_diff_key( $field->schema, array( 'default' => '' ) ), $fields ),
			'additionalProperties' => false,
		);
	}

	/** Adds the page to WooCommerce's menu, or to WordPress's settings menu if WooCommerce has none. */
	public function add_page(): void {
		$suffix = ManagerPage::add( self::PAGE, __( 'Storefront Islands', 'storefront-islands' ), array( $this, 'print' ) );
		if ( '' !== $suffix ) {
			add_action( 'load-' . $suffix, array( Form::class, 'add' ) );
		}
	}

	/**
	 * Adds a link to the settings page to the plugin's row on the Plugins screen.
	 *
	 * @param array<array-key, string> $links HTML.
	 * @return array<array-key, string>
	 */
	public function add_link( array $links ): array {
		if ( ! ManagerAccess::includes_visitor() ) {
			return $links;
		}
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'storefront-islands' ) );
		return array( 'settings' => $link ) + $links;
	}

	/** Prints the page. */
	public function print(): void {
		if ( ! ManagerAccess::includes_visitor() ) {
			return;
		}
		echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
		if ( ManagerPage::is_in_shop_menu() ) {
			// Below its own Settings menu WordPress prints the errors itself. Without a setting name it prints both the
			// success message and the validation errors.
			settings_errors();
		}
		if ( RestoreWooCommerceBlocks::is_needed() ) {
			( new RestoreWooCommerceBlocks() )->print_form();
		}
		echo '<form action="' . esc_url( admin_url( 'options.php' ) ) . '" method="post">';
		settings_fields( self::GROUP );
		do_settings_sections( self::PAGE );
		submit_button();
		echo '</form>';
		( new Reset() )->print_form();
		echo '</div>';
	}
}
