<?php
/**
 * The settings page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Recording\Settings as RecordingSettings;
use StorefrontIslands\Settings\Managers;
use StorefrontIslands\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * One page in the admin, through WordPress's Settings API: options.php checks the nonce and the capability, Sanitizer what
 * was sent.
 */
final class SettingsPage {
	/** The page's slug. */
	public const PAGE = 'storefront-islands';

	/** The settings' group, which options.php asks for. */
	public const GROUP = 'storefront_islands';

	/**
	 * The plugin's main file.
	 *
	 * @var string
	 */
	private $file;

	/**
	 * Takes the plugin's main file.
	 *
	 * @param string $file The plugin's main file.
	 */
	public function __construct( string $file ) {
		$this->file = $file;
	}

	/** Hooks in. */
	public function register(): void {
		// WordPress validates settings of the REST API as it does those of the form.
		add_action( 'admin_init', array( $this, 'register_settings' ) );
		add_action( 'rest_api_init', array( $this, 'register_settings' ) );
		add_action( 'admin_menu', array( $this, 'add_page' ), 60 );
		add_filter( 'option_page_capability_' . self::GROUP, array( Managers::class, 'capability' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( $this->file ), array( $this, 'add_link' ) );
		( new Reset() )->register();
		( new SwitchBack() )->register();
	}

	/** The page's address. */
	public static function url(): string {
		return admin_url( ( self::has_shop_menu() ? 'admin.php' : 'options-general.php' ) . '?page=' . self::PAGE );
	}

	/** Tells WordPress of the options, their kinds, and what makes them safe. */
	public function register_settings(): void {
		$sanitizer = new Sanitizer();
		register_setting(
			self::GROUP,
			Settings::OPTION,
			array(
				'type'              => 'object',
				'description'       => __( 'Settings of Storefront Islands.', 'storefront-islands' ),
				'sanitize_callback' => array( $sanitizer, 'settings' ),
				'default'           => Settings::USUAL,
				'show_in_rest'      => array( 'schema' => Schema::settings() ),
			)
		);
		register_setting(
			self::GROUP,
			RecordingSettings::NAME,
			array(
				'type'              => 'object',
				'description'       => __( 'Session recording', 'storefront-islands' ),
				'sanitize_callback' => array( $sanitizer, 'recording' ),
				'show_in_rest'      => array( 'schema' => Schema::recording() ),
			)
		);
	}

	/** Adds the page to WooCommerce's menu, or to WordPress's settings where there is none. */
	public function add_page(): void {
		$title = __( 'Storefront Islands', 'storefront-islands' );
		$hook  = self::has_shop_menu()
			? add_submenu_page( 'woocommerce', $title, $title, Managers::capability(), self::PAGE, array( $this, 'print' ) )
			: add_options_page( $title, $title, Managers::capability(), self::PAGE, array( $this, 'print' ) );
		if ( is_string( $hook ) ) {
			add_action( 'load-' . $hook, array( new Fields(), 'add' ) );
		}
	}

	/**
	 * Adds the way to the page to the plugin's line in the list of plugins.
	 *
	 * @param array<array-key, string> $links HTML.
	 * @return array<array-key, string>
	 */
	public function add_link( array $links ): array {
		if ( ! Managers::includes_visitor() ) {
			return $links;
		}
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'storefront-islands' ) );
		return array( 'settings' => $link ) + $links;
	}

	/** Prints the page. */
	public function print(): void {
		if ( ! Managers::includes_visitor() ) {
			return;
		}
		echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
		if ( self::has_shop_menu() ) {
			// Under its own settings WordPress does so itself; without a name it tells both that all is saved and what is not.
			settings_errors();
		}
		if ( SwitchBack::is_needed() ) {
			( new SwitchBack() )->print_form();
		}
		echo '<form action="' . esc_url( admin_url( 'options.php' ) ) . '" method="post">';
		settings_fields( self::GROUP );
		do_settings_sections( self::PAGE );
		submit_button();
		echo '</form>';
		( new Reset() )->print_form();
		echo '</div>';
	}

	/** Whether WooCommerce has a menu in the admin. */
	private static function has_shop_menu(): bool {
		return class_exists( 'WooCommerce', false );
	}
}
