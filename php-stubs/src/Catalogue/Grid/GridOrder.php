<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Grid;

defined( 'ABSPATH' ) || exit;

/** Order of a grid's products, identified by its value of the URL argument `orderby`. */
final class GridOrder {
	/** The route's orderby and order by name. */
	private const ROUTE = array(
		'menu_order' => array( 'menu_order', 'asc' ),
		'popularity' => array( 'popularity', 'desc' ),
		'rating'     => array( 'rating', 'desc' ),
		'date'       => array( 'date', 'desc' ),
		'price'      => array( 'price', 'asc' ),
		'price-desc' => array( 'price', 'desc' ),
		'title'      => array( 'title', 'asc' ),
		'relevance'  => array( 'relevance', 'desc' ),
	);

	/** Name of the catalogue's own order, and of the order in which a list names its products. */
	public const OWN = 'menu_order';

	/** Name of the order of a search, best match first. */
	public const RELEVANCE = 'relevance';

	/** Names of orders whose value in the block's attribute is different. */
	private const OF_BLOCK = array(
		'newest' => 'date',
	);

	/** Name of the order in URLs. */
	public string $name;

	/** True if products are in the order in which the list names them. */
	private bool $is_named;

	private function __construct( string $name, bool $is_named = false ) {
		$this->name     = $name;
		$this->is_named = $is_named;
	}

	/**
	 * Returns the saved order of a block; null if it leaves it to the shop.
	 *
	 * @param mixed $saved Attribute orderBy.
	 */
	public static function of_block( $saved ): ?self {
		$saved = is_string( $saved ) ? $saved : '';
		$name  = self::OF_BLOCK[ $saved ] ?? $saved;
		return isset( self::ROUTE[ $name ] ) ? new self( $name ) : null;
	}

	/** Returns an order that the shop has. */
	public static function of_shop( string $name ): self {
		return new self( $name );
	}

	/** Returns the order in which a list names its products. */
	public static function named(): self {
		return new self( self::OWN, true );
	}

	/**
	 * Returns the plugin's labels of the orders that visitors may choose.
	 *
	 * @return array<string, string>
	 */
	public static function labels(): array {
		return array(
			self::OWN    => __( 'Our order', 'storefront-islands' ),
			'popularity' => __( 'Most popular', 'storefront-islands' ),
			'rating'     => __( 'Best rated', 'storefront-islands' ),
			'date'       => __( 'Newest', 'storefront-islands' ),
			'price'      => __( 'Price: low to high', 'storefront-islands' ),
			'price-desc' => __( 'Price: high to low', 'storefront-islands' ),
			'title'      => __( 'Name', 'storefront-islands' ),
		);
	}

	/**
	 * Returns the query arguments of the products route. An order of a plugin is its name, and its direction after a
	 * hyphen, as WooCommerce reads them; without one the direction is the plugin's.
	 *
	 * @return array{orderby: string, order: string}
	 */
	public function query(): array {
		$route = $this->is_named ? array( 'include', 'asc' ) : self::ROUTE[ $this->name ] ?? explode( '-', $this->name );
		return array(
			'orderby' => $route[0],
			'order'   => $route[1] ?? '',
		);
	}
}
