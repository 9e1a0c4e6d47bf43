<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor\Patterns;

defined( 'ABSPATH' ) || exit;

/** Registers the files of the patterns folder, which WordPress reads when a pattern is used. */
final class Patterns {
	/** Category in the inserter, and prefix of the patterns' names. */
	public const CATEGORY = 'storefront-islands';

	/** Viewport widths of the inserter's previews of a whole page and of a header, in pixels. */
	private const PAGE_WIDTH   = 1280;
	private const HEADER_WIDTH = 1400;

	/** Folder of the patterns. */
	private string $folder;

	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	public function register(): void {
		// After the translations are loaded.
		add_action( 'init', array( $this, 'register_patterns' ) );
	}

	/**
	 * Registers the patterns and their category.
	 *
	 * @internal
	 */
	public function register_patterns(): void {
		register_block_pattern_category( self::CATEGORY, array( 'label' => __( 'Storefront', 'storefront-islands' ) ) );
		foreach ( self::all() as $name => $pattern ) {
			register_block_pattern(
				self::CATEGORY . '/' . $name,
				$pattern + array(
					'filePath'      => "{$this->folder}/$name.php",
					'categories'    => array( self::CATEGORY ),
					'viewportWidth' => self::PAGE_WIDTH,
				)
			);
		}
	}

	/**
	 * Returns the properties of each pattern by the name of its file.
	 *
	 * @return array<string, array{title: string, description: string, keywords: list<string>, categories?: list<string>, blockTypes: list<string>, postTypes?: list<string>, templateTypes?: list<string>, viewportWidth?: int}>
	 */
	private static function all(): array {
		$for_pages = array(
			'blockTypes' => array( 'core/post-content' ),
			'postTypes'  => array( 'page' ),
		);
		return array(
			'header'   => array(
				'title'         => _x( 'Shop header', 'pattern', 'storefront-islands' ),
				'description'   => __( 'The site’s name, the shop’s menu, a product search and the mini-cart.', 'storefront-islands' ),
				'keywords'      => array( _x( 'header', 'pattern keyword', 'storefront-islands' ), _x( 'menu', 'pattern keyword', 'storefront-islands' ), _x( 'search', 'pattern keyword', 'storefront-islands' ), _x( 'mini-cart', 'pattern keyword', 'storefront-islands' ) ),
				'categories'    => array( self::CATEGORY, 'header' ),
				'blockTypes'    => array( 'core/template-part/header' ),
				'viewportWidth' => self::HEADER_WIDTH,
			),
			'shop'     => array(
				'title'         => _x( 'Products with filters', 'pattern', 'storefront-islands' ),
				'description'   => __( 'Products with filters beside them; shoppers choose the order and go from page to page.', 'storefront-islands' ),
				'keywords'      => array( _x( 'shop', 'pattern keyword', 'storefront-islands' ), _x( 'catalogue', 'pattern keyword', 'storefront-islands' ), _x( 'products', 'pattern keyword', 'storefront-islands' ), _x( 'filters', 'pattern keyword', 'storefront-islands' ) ),
				'templateTypes' => array( 'archive', 'archive-product', 'taxonomy-product_cat', 'taxonomy-product_tag', 'product-search-results' ),
			) + $for_pages,
			'cart'     => array(
				'title'       => _x( 'Cart page', 'pattern', 'storefront-islands' ),
				'description' => __( 'The cart, with popular products below.', 'storefront-islands' ),
				'keywords'    => array( _x( 'cart', 'pattern keyword', 'storefront-islands' ), _x( 'basket', 'pattern keyword', 'storefront-islands' ) ),
			) + $for_pages,
			'checkout' => array(
				'title'       => _x( 'Checkout page', 'pattern', 'storefront-islands' ),
				'description' => __( 'The checkout, with notes on delivery, returns and questions below.', 'storefront-islands' ),
				'keywords'    => array( _x( 'checkout', 'pattern keyword', 'storefront-islands' ), _x( 'order', 'pattern keyword', 'storefront-islands' ), _x( 'payment', 'pattern keyword', 'storefront-islands' ) ),
			) + $for_pages,
			'landing'  => array(
				'title'       => _x( 'Landing page with a popup', 'pattern', 'storefront-islands' ),
				'description' => __( 'A welcome, new and top-rated products, what speaks for your shop, and a popup for visitors who are about to leave.', 'storefront-islands' ),
				'keywords'    => array( _x( 'home', 'pattern keyword', 'storefront-islands' ), _x( 'landing', 'pattern keyword', 'storefront-islands' ), _x( 'popup', 'pattern keyword', 'storefront-islands' ), _x( 'products', 'pattern keyword', 'storefront-islands' ) ),
			) + $for_pages,
		);
	}
}
