<?php
/**
 * The boot data.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Assets\Islands;
use StorefrontIslands\Catalogue\CataloguePage;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Prints what the islands of a page must know (src/boot/data.ts), once, when all scripts are printed. */
final class BootData {
	/** The id of the script element that boot reads. */
	private const ELEMENT = 'storefront-islands-data';

	/**
	 * The islands on the page.
	 *
	 * @var Islands
	 */
	private $islands;

	/**
	 * Whether the page is a private one.
	 *
	 * @var PrivatePage
	 */
	private $page;

	/**
	 * The shop.
	 *
	 * @var Shop
	 */
	private $shop;

	/**
	 * Takes what it prints.
	 *
	 * @param Islands     $islands The islands on the page.
	 * @param PrivatePage $page    Whether the page is a private one.
	 * @param Shop        $shop    The shop.
	 */
	public function __construct( Islands $islands, PrivatePage $page, Shop $shop ) {
		$this->islands = $islands;
		$this->page    = $page;
		$this->shop    = $shop;
	}

	/** Hooks in. */
	public function register(): void {
		// WordPress prints scripts at 20; boot is deferred and finds the data wherever it stands.
		add_action( 'wp_footer', array( $this, 'print' ), PHP_INT_MAX );
	}

	/** Prints the data where boot is needed. */
	public function print(): void {
		if ( ! $this->islands->need_boot() ) {
			return;
		}
		$json = wp_json_encode( $this->data(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		// Not through wp_get_inline_script_tag(): its filters are for scripts that run.
		printf(
			'<script type="application/json" id="%s">%s</script>' . "\n",
			esc_attr( self::ELEMENT ),
			$json // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with < > and & as \u escapes.
		);
	}

	/**
	 * The data. On a page that may be cached it is the same for every visitor.
	 *
	 * @return array<string, mixed>
	 */
	private function data(): array {
		$private = $this->page->is_private();
		$scripts = $this->islands->yet_to_load( ! $private );
		return array(
			'settings' => ( new SiteSettings( $this->shop ) )->all( $private ) + CataloguePage::settings(),
			'api'      => array(
				'root'  => rest_url(),
				'nonce' => $private ? StoreNonce::of_visitor() : StoreNonce::of_guests(),
			),
			'needs'    => (object) $scripts['needs'],
			'scripts'  => (object) $scripts['scripts'],
			'cart'     => $private ? $this->shop->cart() : null,
		);
	}
}
