<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\PaymentScripts;

use StorefrontIslands\Support\Settings\ManagerAccess;
use StorefrontIslands\Support\Settings\ManagerPage;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the scripts of the checkout with owner, reason, hash and date, for managers: the inventory that PCI DSS 4 asks
 * for (6.4.3), and a notice when a script has appeared or changed (11.6.1).
 */
final class ScriptsPage {
	/** Slug of the page. */
	public const PAGE = 'storefront-islands-scripts';

	/** Actions of admin-post.php, and of their nonces. */
	private const CHECK = 'storefront_islands_check_scripts';
	private const SAVE  = 'storefront_islands_save_scripts';

	/** Longest reason, in characters. */
	private const LONGEST = 300;

	private Check $check;

	public function __construct( Check $check ) {
		$this->check = $check;
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ), 61 );
		add_action( 'admin_notices', array( self::class, 'print_notice' ) );
		add_action( 'admin_post_' . self::CHECK, array( $this, 'check' ) );
		add_action( 'admin_post_' . self::SAVE, array( self::class, 'save' ) );
		$this->check->register();
	}

	public function add_page(): void {
		ManagerPage::add( self::PAGE, __( 'Scripts of the checkout', 'storefront-islands' ), array( $this, 'print' ) );
	}

	/** Returns the URL of the page. */
	public static function url(): string {
		return ManagerPage::url( self::PAGE );
	}

	/** Tells managers that scripts have appeared or changed. */
	public static function print_notice(): void {
		$count = ManagerAccess::includes_visitor() ? count( Record::unseen( Record::all() ) ) : 0;
		if ( $count > 0 ) {
			printf(
				'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
				/* translators: %d: number of scripts. */
				esc_html( sprintf( _n( '%d script of the checkout is new or has changed.', '%d scripts of the checkout are new or have changed.', $count, 'storefront-islands' ), $count ) ),
				esc_url( self::url() ),
				esc_html__( 'Look at the scripts', 'storefront-islands' )
			);
		}
	}

	/** Checks the scripts now. */
	public function check(): void {
		self::require_manager( self::CHECK );
		$this->check->run();
		wp_safe_redirect( self::url() );
		exit;
	}

	/** Saves the reasons, and that the manager has seen the scripts that were shown. */
	public static function save(): void {
		self::require_manager( self::SAVE );
		// phpcs:ignore WordPress.Security -- The nonce was checked; names are compared, reasons sanitized below.
		$sent = isset( $_POST['scripts'] ) && is_array( $_POST['scripts'] ) ? wp_unslash( $_POST['scripts'] ) : array();
		Record::save( self::reviewed( Record::all(), $sent ) );
		wp_safe_redirect( self::url() );
		exit;
	}

	/**
	 * Returns the record after a manager's review. A hash that has changed since the page was shown stays unseen.
	 *
	 * @param array<string, array{src: string, hash: string, since: int, seen: string, reason: string, gone: bool}> $scripts Record.
	 * @param array<array-key, mixed>                                                                                $sent    Fields by the hash of a script's name.
	 * @return array<string, array{src: string, hash: string, since: int, seen: string, reason: string, gone: bool}>
	 */
	public static function reviewed( array $scripts, array $sent ): array {
		foreach ( $scripts as $name => $script ) {
			$fields = $sent[ md5( $name ) ] ?? null;
			if ( ! is_array( $fields ) ) {
				continue;
			}
			$reason                     = $fields['reason'] ?? '';
			$seen                       = $fields['hash'] ?? '';
			$scripts[ $name ]['reason'] = is_string( $reason ) ? mb_substr( sanitize_text_field( $reason ), 0, self::LONGEST ) : '';
			if ( $script['hash'] === $seen ) {
				$scripts[ $name ]['seen'] = $seen;
			}
		}
		return array_filter(
			$scripts,
			static function ( array $script ): bool {
				return ! $script['gone'];
			}
		);
	}

	/** Prints the page. A first visit checks the scripts. */
	public function print(): void {
		if ( ! ManagerAccess::includes_visitor() ) {
			return;
		}
		if ( false === get_option( Record::LAST ) ) {
			$this->check->run();
		}
		echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
		echo '<p>' . esc_html__( 'What runs on the page on which shoppers pay. Write down why each script is there, and look here when one is new or has changed: PCI DSS 4 asks shops for it (6.4.3, 11.6.1).', 'storefront-islands' ) . '</p>';
		self::print_last();
		self::open_form( self::CHECK );
		submit_button( __( 'Check now', 'storefront-islands' ), 'secondary', 'check' );
		echo '</form>';
		self::open_form( self::SAVE );
		ScriptsTable::print( Record::all() );
		submit_button( __( 'Save reasons, all scripts are as they should be', 'storefront-islands' ) );
		echo '</form></div>';
	}

	/** Prints when the scripts were last checked, and what kept the check from it. */
	private static function print_last(): void {
		$last    = get_option( Record::LAST );
		$at      = is_array( $last ) && is_numeric( $last['at'] ?? null ) ? (int) $last['at'] : 0;
		$failure = is_array( $last ) && is_string( $last['failure'] ?? null ) ? $last['failure'] : '';
		if ( '' !== $failure ) {
			printf(
				'<div class="notice notice-error inline"><p>%s</p></div>',
				/* translators: %s: reason. */
				esc_html( sprintf( __( 'The last check failed, the list is older: %s', 'storefront-islands' ), $failure ) )
			);
		}
		/* translators: %s: date and time. */
		echo '<p>' . esc_html( sprintf( __( 'Last check: %s. WordPress repeats it every day.', 'storefront-islands' ), ScriptsTable::date( $at ) ) ) . '</p>';
	}

	/**
	 * Prints the start of a form.
	 *
	 * @param string $action Action of admin-post.php.
	 */
	private static function open_form( string $action ): void {
		echo '<form action="' . esc_url( admin_url( 'admin-post.php' ) ) . '" method="post">';
		echo '<input type="hidden" name="action" value="' . esc_attr( $action ) . '">';
		wp_nonce_field( $action );
	}

	/** Ends the request of anybody else than a manager who has pressed the button. */
	private static function require_manager( string $action ): void {
		if ( ! ManagerAccess::includes_visitor() ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'storefront-islands' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}
}
