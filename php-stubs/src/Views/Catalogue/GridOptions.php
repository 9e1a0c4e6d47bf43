<?php
/**
 * How a grid looks and which products it takes.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

defined( 'ABSPATH' ) || exit;

/** The attributes of the blocks product-grid and product-carousel, read with their limits. */
final class GridOptions {
	/** The attributes that a grid is made of, as block.json has them where nothing was saved. */
	public const DEFAULTS = array(
		'columns'      => 4,
		'perPage'      => 12,
		'category'     => '',
		'orderBy'      => 'default',
		'headingLevel' => 2,
		'paginate'     => false,
		'inherit'      => false,
		'filterable'   => false,
		'sortable'     => false,
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
	 * Whether it shows what its page asks for: a category, a search.
	 *
	 * @var bool
	 */
	public $inherits;

	/**
	 * Whether the page's filters act on it.
	 *
	 * @var bool
	 */
	public $takes_query;

	/**
	 * Whether visitors choose its order.
	 *
	 * @var bool
	 */
	public $sortable;

	/**
	 * Whether the grid stands at the top of its page, so that its first row is loaded at once.
	 *
	 * @var bool
	 */
	public $at_top;

	/**
	 * Its own order.
	 *
	 * @var GridOrder
	 */
	public $order;

	/**
	 * The slug of its category; empty for all products.
	 *
	 * @var string
	 */
	public $category;

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes As the editor saved them.
	 */
	public function __construct( array $attributes ) {
		$attributes         += self::DEFAULTS;
		$this->columns       = self::between( $attributes['columns'], 1, 6, self::DEFAULTS['columns'] );
		$this->per_page      = self::between( $attributes['perPage'], 1, 100, self::DEFAULTS['perPage'] );
		$this->heading_level = self::between( $attributes['headingLevel'], 2, 6, self::DEFAULTS['headingLevel'] );
		$this->paginate      = true === $attributes['paginate'];
		$this->inherits      = true === $attributes['inherit'];
		$this->takes_query   = $this->inherits || true === $attributes['filterable'];
		$this->sortable      = true === $attributes['sortable'];
		$this->at_top        = $this->inherits || $this->paginate;
		$this->order         = GridOrder::of_block( $attributes['orderBy'] );
		$this->category      = is_string( $attributes['category'] ) ? $attributes['category'] : '';
	}

	/**
	 * What it asks of the shop besides its page and order.
	 *
	 * @return array<string, mixed> Query arguments of the products route.
	 */
	public function query(): array {
		if ( '' === $this->category ) {
			return array();
		}
		// The route of older WooCommerce knows categories by id only.
		$term = get_term_by( 'slug', $this->category, 'product_cat' );
		return array( 'category' => $term instanceof \WP_Term ? (string) $term->term_id : $this->category );
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
