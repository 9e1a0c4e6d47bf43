<?php
/**
 * Orders of products.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

defined( 'ABSPATH' ) || exit;

/** An order in which a grid shows its products, by the name that the argument `orderby` of an address has for it. */
final class GridOrder {
	/** Names to the route's orderby and order. */
	private const ROUTE = array(
		'menu_order' => array( 'menu_order', 'asc' ),
		'popularity' => array( 'popularity', 'desc' ),
		'rating'     => array( 'rating', 'desc' ),
		'date'       => array( 'date', 'desc' ),
		'price'      => array( 'price', 'asc' ),
		'price-desc' => array( 'price', 'desc' ),
		'title'      => array( 'title', 'asc' ),
	);

	/** Where the block's attribute has another name for an order. */
	private const OF_BLOCK = array(
		'default' => 'menu_order',
		'newest'  => 'date',
	);

	/**
	 * Its name in addresses.
	 *
	 * @var string
	 */
	public $name;

	/**
	 * Takes the name.
	 *
	 * @param string $name One of ROUTE.
	 */
	private function __construct( string $name ) {
		$this->name = $name;
	}

	/**
	 * The order that a block was saved with, the shop's own where it was none.
	 *
	 * @param mixed $saved The attribute orderBy.
	 */
	public static function of_block( $saved ): self {
		$saved = is_string( $saved ) ? $saved : '';
		return self::of_address( self::OF_BLOCK[ $saved ] ?? $saved ) ?? new self( 'menu_order' );
	}

	/**
	 * The order that an address asks for; null where it asks for none that there is.
	 *
	 * @param mixed $asked The argument orderby.
	 */
	public static function of_address( $asked ): ?self {
		return is_string( $asked ) && isset( self::ROUTE[ $asked ] ) ? new self( $asked ) : null;
	}

	/**
	 * What a visitor may choose: this order first, then the others.
	 *
	 * @return array<string, string> Names to labels.
	 */
	public function choices(): array {
		$labels = array(
			'menu_order' => __( 'Our order', 'storefront-islands' ),
			'popularity' => __( 'Most popular', 'storefront-islands' ),
			'rating'     => __( 'Best rated', 'storefront-islands' ),
			'date'       => __( 'Newest', 'storefront-islands' ),
			'price'      => __( 'Price: low to high', 'storefront-islands' ),
			'price-desc' => __( 'Price: high to low', 'storefront-islands' ),
			'title'      => __( 'Name', 'storefront-islands' ),
		);
		return array( $this->name => $labels[ $this->name ] ) + $labels;
	}

	/**
	 * Query arguments of the products route.
	 *
	 * @return array{orderby: string, order: string}
	 */
	public function query(): array {
		return array(
			'orderby' => self::ROUTE[ $this->name ][0],
			'order'   => self::ROUTE[ $this->name ][1],
		);
	}
}
