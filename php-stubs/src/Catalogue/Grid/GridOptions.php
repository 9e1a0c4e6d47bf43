<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Grid;

defined( 'ABSPATH' ) || exit;

/** Attributes of the blocks product-grid and product-carousel, within their limits. */
final class GridOptions {
	/** Default attributes of a grid besides those of ProductSelection and CardParts, as in block.json. */
	private const OWN_DEFAULTS = array(
		'title'        => '',
		'columns'      => 4,
		'perPage'      => 12,
		'orderBy'      => 'default',
		'headingLevel' => 2,
		'paginate'     => false,
		'inherit'      => false,
		'filterable'   => false,
		'sortable'     => false,
	);

	/** Default attributes of a grid, as in block.json. */
	public const DEFAULTS = self::OWN_DEFAULTS + ProductSelection::DEFAULTS + CardParts::DEFAULTS;

	/** Number of columns if there is enough space, 1 to 6. */
	public int $columns;

	/** Number of products per page, 1 to 100 (the route's limit). */
	public int $per_page;

	/** Heading of the list; may be empty. */
	public string $title;

	/** Level of product name headings, 2 to 6; at least 3 in a list with a heading, which is one level above them. */
	public int $heading_level;

	/** True if the grid is paginated. */
	public bool $paginate;

	/** True if the grid shows the products of the page's query: a category, a search. */
	public bool $inherits;

	/** True if the page's filters apply to the grid. */
	public bool $takes_query;

	/** True if visitors can choose the order. */
	public bool $sortable;

	/** True if the grid is at the top of the page, so that images of its first row are loaded eagerly. */
	public bool $at_top;

	/** Order of the block; null if it leaves it to the shop. */
	public ?GridOrder $order;

	public ProductSelection $selection;

	public CardParts $parts;

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 */
	public function __construct( array $attributes ) {
		$attributes         += self::DEFAULTS;
		$this->columns       = self::between( $attributes['columns'], 1, 6, self::DEFAULTS['columns'] );
		$this->per_page      = self::between( $attributes['perPage'], 1, 100, self::DEFAULTS['perPage'] );
		$this->title         = is_string( $attributes['title'] ) ? trim( $attributes['title'] ) : '';
		$this->heading_level = self::between( $attributes['headingLevel'], '' === $this->title ? 2 : 3, 6, self::DEFAULTS['headingLevel'] );
		$this->selection     = new ProductSelection( $attributes );
		// Neither filters nor pages of the address can be of products that only the browser knows.
		$is_of_page          = ! $this->selection->is_viewed();
		$this->paginate      = $is_of_page && true === $attributes['paginate'];
		$this->inherits      = true === $attributes['inherit'];
		$this->takes_query   = $this->inherits || ( $is_of_page && true === $attributes['filterable'] );
		$this->sortable      = $is_of_page && true === $attributes['sortable'];
		$this->at_top        = $this->inherits || $this->paginate;
		$this->order         = GridOrder::of_block( $attributes['orderBy'] );
		$this->parts         = new CardParts( $attributes );
	}

	/**
	 * Returns a number within limits.
	 *
	 * @param mixed $value Saved value.
	 */
	private static function between( $value, int $least, int $most, int $otherwise ): int {
		return is_numeric( $value ) ? max( $least, min( $most, (int) $value ) ) : $otherwise;
	}
}
