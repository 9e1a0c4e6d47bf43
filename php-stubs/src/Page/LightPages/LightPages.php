<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\LightPages;

use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Support\Http\PageRequest;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Takes out of the finished page what it does without (Decision). Only then everything is known: a classic theme prints
 * the head before the content, and plugins print scripts up to the end. What comes behind, such as a page cache or a
 * plugin that combines scripts, began to collect the page earlier and gets it as it is then.
 */
final class LightPages {
	/** Query argument of the preview: the answer is the decision on the page. */
	private const ASKED = 'storefront-islands-light-page';

	/** True once a part of the page was sent: what is left does not tell everything. */
	private bool $is_sent = false;

	private bool $is_preview = false;
	private Sources $sources;

	public function register(): void {
		// The last filter before the page is made; feeds and the like do not come here.
		add_filter( 'template_include', array( $this, 'collect' ), PHP_INT_MAX );
	}

	/** Returns the address at which a page tells the decision on it. */
	public static function preview_url( string $page ): string {
		return add_query_arg( self::ASKED, self::proof(), $page );
	}

	/**
	 * Starts to collect the page.
	 *
	 * @param mixed $template File of the template.
	 * @return mixed The same.
	 */
	public function collect( $template ) {
		$asked            = $_GET[ self::ASKED ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It is compared with a keyed hash.
		$this->is_preview = is_string( $asked ) && hash_equals( self::proof(), $asked );
		if ( ( $this->is_preview || Settings::load()->lightens_pages() ) && PageRequest::is_current() && ! self::is_edited() ) {
			// Here, as no other code of plugins may run while a buffer is closed.
			$this->sources = Sources::of_site();
			if ( $this->is_preview ) {
				nocache_headers();
				header( 'Content-Type: application/json' );
			}
			ob_start( array( $this, 'finish' ) );
		}
		return $template;
	}

	/**
	 * Returns the page without what goes, or what goes and what stays for the preview.
	 *
	 * @param string $html  What was collected.
	 * @param int    $phase PHP's flags of this call.
	 */
	public function finish( string $html, int $phase ): string {
		$is_end = 0 !== ( $phase & PHP_OUTPUT_HANDLER_FINAL );
		if ( ! $is_end || $this->is_sent ) {
			$this->is_sent = $this->is_sent || 0 === ( $phase & PHP_OUTPUT_HANDLER_CLEAN );
			return $html;
		}
		$decision = new Decision( new PageHtml( $html ), RegisteredScripts::of( wp_scripts() ), $this->sources, Listeners::exist( 'woocommerce_add_to_cart_fragments' ) );
		if ( ! $this->is_preview ) {
			return array() === $decision->gone ? $html : $decision->html();
		}
		return (string) wp_json_encode( $decision->report() );
	}

	/** True where the page is shown to somebody who edits it: elements may be added to it at any time. */
	private static function is_edited(): bool {
		return is_customize_preview() || isset( $_GET['elementor-preview'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing.
	}

	/** Returns what only this site knows, for half a day. */
	private static function proof(): string {
		return wp_hash( self::ASKED . wp_nonce_tick(), 'nonce' );
	}
}
