<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Shop\ShopFolder;

defined( 'ABSPATH' ) || exit;

/**
 * Removes what was typed into the checkout from the browser once its user has logged out: the next person at the device
 * must not find it. Logging out sets a cookie; the next page that comes from this server removes the draft and the
 * cookie. Pages of caches leave both, the checkout is never one of them. No cache may store the response that sets the
 * cookie, or the page with the script: it would remove the draft of everybody.
 */
final class DraftRemoval {
	private const COOKIE = 'storefront_islands_forget';

	public static function register(): void {
		add_action( 'wp_logout', array( self::class, 'ask' ) );
		// Before the headers of the page, which the script in the footer is too late for.
		add_action( 'template_redirect', array( self::class, 'be_private' ) );
		// Before the scripts that restore a draft.
		add_action( 'wp_footer', array( self::class, 'print' ), 1 );
		add_action( 'login_footer', array( self::class, 'print' ), 1 );
	}

	/** Sets the cookie, until the browser is closed. */
	public static function ask(): void {
		do_action( 'storefront_islands_shows_visitor' );
		if ( ! headers_sent() ) {
			setcookie(
				self::COOKIE,
				'1',
				array(
					'path'     => COOKIEPATH,
					'domain'   => (string) COOKIE_DOMAIN,
					'secure'   => is_ssl(),
					'httponly' => false,
					'samesite' => 'Lax',
				)
			);
		}
	}

	/** Makes the page with the script private. */
	public static function be_private(): void {
		if ( self::is_asked() ) {
			do_action( 'storefront_islands_shows_visitor' );
		}
	}

	/** Prints the script that removes the draft and the cookie. */
	public static function print(): void {
		if ( self::is_asked() ) {
			echo InlineScript::html( self::code() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON literals in fixed code.
		}
	}

	/** True if the browser's user has logged out since the last page of this server. */
	private static function is_asked(): bool {
		return isset( $_COOKIE[ self::COOKIE ] );
	}

	public static function code(): string {
		// Browsers ignore an empty domain.
		return sprintf(
			'document.cookie = %s; try { localStorage.removeItem( %s ); } catch ( error ) {}',
			wp_json_encode( self::COOKIE . '=; max-age=0; path=' . COOKIEPATH . '; domain=' . COOKIE_DOMAIN, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
			wp_json_encode( 'storefront-islands-draft' . ShopFolder::path(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES )
		);
	}
}
