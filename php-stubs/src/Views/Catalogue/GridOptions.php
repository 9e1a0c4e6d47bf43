<?php
/**
 * How a grid looks and what it asks the shop for.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

defined( 'ABSPATH' ) || exit;

/** The attributes of the block product-grid, read with their limits. */
final class GridOptions {
	/** What orderBy may be: the route's orderby and order. */
	private const ORDERS = array(
		'default'    => array( 'menu_order', 'asc' ),
		'newest'     => array( 'date', 'desc' ),
		'title'      => array( 'title', 'asc' ),
		'price'      => array( 'price', 'asc' ),
		'price-desc' => array( 'price', 'desc' ),
		'popularity' => array( 'popularity', 'desc' ),
		'rating'     => array( 'rating', 'desc' ),
	);

	/**
	 * How many beside each other where there is room, 1 to 6.
	 *
	 * @var int
	 */
	public $columns;

	/**
	 * How many on a page, 1 to 100 (the route's limit).
	 *
	 * @var int
	 */
	public $per_page;

	/**
	 * Of the products' names, 2 to 6.
	 *
	 * @var int
	 */
	public $heading_level;

	/**
	 * Whether there are further pages.
	 *
	 * @var bool
	 */
	public $paginate;

	/**
	 * Whether the grid stands at the top of its page, so that its first row is loaded at once.
	 *
	 * @var bool
	 */
	public $at_top;

	/**
	 * What is asked of the shop besides the page.
	 *
	 * @var array<string, mixed>
	 */
	public $query;

	/**
	 * Address of the cart's page.
	 *
	 * @var string
	 */
	public $cart_url;

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes As the editor saved them.
	 * @param array<string, mixed> $inherited  What the page itself asks for: its category or its search.
	 * @param string               $cart_url   Address of the cart's page.
	 */
	public function __construct( array $attributes, array $inherited, string $cart_url ) {
		$this->cart_url      = $cart_url;
		$this->columns       = self::between( $attributes['columns'] ?? null, 1, 6, 4 );
		$this->per_page      = self::between( $attributes['perPage'] ?? null, 1, 100, 12 );
		$this->heading_level = self::between( $attributes['headingLevel'] ?? null, 2, 6, 2 );
		$this->paginate      = true === ( $attributes['paginate'] ?? false );
		$this->at_top        = true === ( $attributes['inherit'] ?? false ) || $this->paginate;
		$order               = $attributes['orderBy'] ?? 'default';
		$order               = is_string( $order ) && isset( self::ORDERS[ $order ] ) ? self::ORDERS[ $order ] : self::ORDERS['default'];
		// The route of older WooCommerce knows categories by id only.
		$category            = $attributes['category'] ?? '';
		$this->query         = array(
			'orderby'            => $order[0],
			'order'              => $order[1],
			'catalog_visibility' => isset( $inherited['search'] ) ? 'search' : 'catalog',
		) + $inherited;
		if ( is_string( $category ) && '' !== $category ) {
			$term                    = get_term_by( 'slug', $category, 'product_cat' );
			$this->query['category'] = $term instanceof \WP_Term ? (string) $term->term_id : $category;
		}
	}

	/**
	 * A number within its limits.
	 *
	 * @param mixed $value     What was saved.
	 * @param int   $least     The smallest.
	 * @param int   $most      The largest.
	 * @param int   $otherwise What it is where nothing was saved.
	 */
	private static function between( $value, int $least, int $most, int $otherwise ): int {
		return is_numeric( $value ) ? max( $least, min( $most, (int) $value ) ) : $otherwise;
	}
}
