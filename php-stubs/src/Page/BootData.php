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

	/** That of the part of it that stands before the scripts, where scripts of plugins ask for the stores while they are loaded. */
	private const PART_BEFORE = 'storefront-islands-page';

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
	 * Whether a part is printed before the scripts.
	 *
	 * @var bool
	 */
	private $has_part_before = false;

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

	/** Prints the data for boot. */
	public function print(): void {
		if ( $this->islands->has_boot() ) {
			self::print_json( self::ELEMENT, $this->of_page() );
		}
	}

	/**
	 * Has the part that says what the shop is, and what is in the cart, stand before the scripts of the footer.
	 *
	 * @param int $priority Of wp_footer, before 20.
	 */
	public function print_before_scripts( int $priority ): void {
		if ( ! has_action( 'wp_footer', array( $this, 'print_part_before' ) ) ) {
			add_action( 'wp_footer', array( $this, 'print_part_before' ), $priority );
		}
	}

	/** Prints that part. */
	public function print_part_before(): void {
		$this->has_part_before = true;
		$private               = $this->page->is_private();
		self::print_json( self::PART_BEFORE, array( 'api' => $this->api( $private ) ) + $this->shop( $private ) );
	}

	/**
	 * Prints data that no browser runs.
	 *
	 * @param string               $id   The element's.
	 * @param array<string, mixed> $data What it holds.
	 */
	private static function print_json( string $id, array $data ): void {
		$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		// Not through wp_get_inline_script_tag(): its filters are for scripts that run.
		printf(
			'<script type="application/json" id="%s">%s</script>' . "\n",
			esc_attr( $id ),
			$json // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with < > and & as \u escapes.
		);
	}

	/**
	 * The data that is the same for every visitor, with the shop's settings.
	 *
	 * @param array{needs: array<string, mixed>, scripts: array<string, mixed>} $scripts What is to be loaded later.
	 * @return array<string, mixed>
	 */
	public function for_everybody( array $scripts ): array {
		return $this->site( $scripts, false ) + $this->shop( false );
	}

	/**
	 * The page's data. On a page that may be cached it is the same for every visitor; where no island stands it is small.
	 *
	 * @return array<string, mixed>
	 */
	private function of_page(): array {
		$private = $this->page->is_private();
		$site    = $this->site( $this->islands->yet_to_load( ! $private ), $private );
		return $this->islands->are_on_page() && ! $this->has_part_before ? $site + $this->shop( $private ) : $site;
	}

	/**
	 * What boot itself needs.
	 *
	 * @param array{needs: array<string, mixed>, scripts: array<string, mixed>} $scripts What is to be loaded later.
	 * @param bool                                                              $private Whether it is for this visitor alone.
	 * @return array<string, mixed>
	 */
	private function site( array $scripts, bool $private ): array {
		return array(
			'api'     => $this->api( $private ),
			'needs'   => (object) $scripts['needs'],
			'scripts' => (object) $scripts['scripts'],
			'site'    => array( 'actionPrefix' => ActionLinks::prefix() ),
		);
	}

	/**
	 * Where the API is.
	 *
	 * @param bool $private Whether it is for this visitor alone.
	 * @return array<string, mixed>
	 */
	private function api( bool $private ): array {
		return array(
			'root'  => rest_url(),
			'nonce' => $private ? StoreNonce::of_visitor() : StoreNonce::of_guests(),
		);
	}

	/**
	 * What islands need.
	 *
	 * @param bool $private Whether it is for this visitor alone.
	 * @return array<string, mixed>
	 */
	private function shop( bool $private ): array {
		return array(
			'settings' => ( new SiteSettings( $this->shop ) )->all( $private ) + CataloguePage::settings(),
			'cart'     => $private ? $this->shop->cart() : null,
		);
	}
}
