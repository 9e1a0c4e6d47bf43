<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\ShopFolder;
use StorefrontIslands\WooCommerce\Cart\WooFragments;

defined( 'ABSPATH' ) || exit;

/** Prints the data that the islands of a page need (src/boot/data.ts), once, after all scripts are printed. */
final class BootData {
	/** Id of the script element that the boot script reads. */
	private const ELEMENT = 'storefront-islands-data';

	/**
	 * Id of the script element with settings and cart, which boot reads with the first island. It is printed before the
	 * scripts where those of plugins use the stores while they load.
	 */
	public const PAGE = 'storefront-islands-page';

	private Islands $islands;
	private PrivatePage $page;
	private Shop $shop;
	private CurrentCatalogue $catalogue;

	/** True if settings and cart are printed. */
	private bool $has_page_data = false;

	public function __construct( Islands $islands, PrivatePage $page, Shop $shop, CurrentCatalogue $catalogue ) {
		$this->islands   = $islands;
		$this->page      = $page;
		$this->shop      = $shop;
		$this->catalogue = $catalogue;
	}

	public function register(): void {
		// WordPress prints scripts at priority 20; the boot script is deferred and finds the data anywhere in the page.
		add_action( 'wp_footer', array( $this, 'print' ), PHP_INT_MAX );
	}

	/** Prints the data for the boot script. */
	public function print(): void {
		if ( $this->islands->has_boot() ) {
			if ( $this->islands->has_islands() && ! $this->has_page_data ) {
				$this->print_page_data();
			}
			self::print_json( self::ELEMENT, $this->of_page() );
		}
	}

	/**
	 * Prints settings and cart before the scripts of the footer.
	 *
	 * @param int $priority Priority in wp_footer, below 20.
	 */
	public function print_before_scripts( int $priority ): void {
		if ( ! has_action( 'wp_footer', array( $this, 'print_page_data' ) ) ) {
			add_action( 'wp_footer', array( $this, 'print_page_data' ), $priority );
		}
	}

	/** Prints settings and cart, with what the stores need beside them. */
	public function print_page_data(): void {
		$this->has_page_data = true;
		$is_private          = $this->page->is_private();
		self::print_json( self::PAGE, array( 'api' => $this->api( $is_private ) ) + $this->shop( $is_private ) );
	}

	/**
	 * Prints JSON data in a script element that browsers do not run.
	 *
	 * @param array<string, mixed> $data The data.
	 */
	private static function print_json( string $id, array $data ): void {
		// Without wp_get_inline_script_tag(), whose filters are meant for executable scripts.
		printf(
			'<script type="application/json" id="%s">%s</script>' . "\n",
			esc_attr( $id ),
			self::json( $data ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with < > and & as \u escapes.
		);
	}

	/**
	 * Returns data as it stands in a script element.
	 *
	 * @param array<string, mixed>|\stdClass $data The data.
	 */
	public static function json( $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * Returns the data that is the same for every visitor, with the shop's settings.
	 *
	 * @param array{needs: array<string, mixed>, scripts: array<string, mixed>} $scripts Scripts to load later.
	 * @return array<string, mixed>
	 */
	public function for_everybody( array $scripts ): array {
		return $this->site( $scripts, false ) + $this->shop( false );
	}

	/**
	 * Returns what boot needs of the page. On a page that may be cached it is the same for every visitor.
	 *
	 * @return array<string, mixed>
	 */
	private function of_page(): array {
		$is_private  = $this->page->is_private();
		$has_islands = $this->islands->has_islands();
		$more        = WooFragments::are_needed( $has_islands ) ? array( 'fragments' ) : array();
		return $this->site( $this->islands->deferred_scripts( ! $is_private, $more ), $is_private );
	}

	/**
	 * Returns the data that the boot script itself needs.
	 *
	 * @param array{needs: array<string, mixed>, scripts: array<string, mixed>} $scripts Scripts to load later.
	 * @param bool                                                              $is_private True for private data.
	 * @return array<string, mixed>
	 */
	private function site( array $scripts, bool $is_private ): array {
		return array(
			'api'     => $this->api( $is_private ),
			'needs'   => (object) $scripts['needs'],
			'scripts' => (object) $scripts['scripts'],
			'site'    => array( 'actionPrefix' => ActionLinks::prefix() ) + array_filter(
				array(
					'fragmentsFor'     => isset( $scripts['needs']['fragments'] ) ? WooFragments::selector() : null,
					'fragmentsTimeout' => WooFragments::timeout(),
				)
			),
		);
	}

	/**
	 * Returns the URL and the nonce of the API, and the URL from which scripts load their parts: a script cannot take it
	 * from its own URL where a plugin has combined the page's scripts into one.
	 *
	 * @param bool $is_private True for the data of a private page.
	 * @return array<string, mixed>
	 */
	private function api( bool $is_private ): array {
		return array(
			'root'  => rest_url(),
			'nonce' => $is_private ? StoreNonce::of_visitor() : StoreNonce::of_guests(),
			'build' => $this->islands->build_url(),
			'path'  => ShopFolder::path(),
		);
	}

	/**
	 * Returns the data that islands need.
	 *
	 * @param bool $is_private True for the data of a private page.
	 * @return array<string, mixed>
	 */
	private function shop( bool $is_private ): array {
		return array(
			'settings' => ( new SiteSettings( $this->shop ) )->all( $is_private ) + $this->catalogue->settings(),
			'cart'     => $is_private ? $this->shop->cart() : null,
		);
	}
}
