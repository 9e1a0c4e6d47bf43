<?php
/**
 * GET products.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Catalogue\Product as CatalogueProduct;
use StorefrontIslands\DemoShop\Catalogue\ProductFilter;
use StorefrontIslands\DemoShop\Catalogue\ProductOrder;
use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** GET products, filtered, sorted and in pages. */
final class Products extends Route {
	public const PATH = '/products';

	private const LIST_ARGS = array(
		'page'     => array(
			'type'    => 'integer',
			'default' => 1,
			'minimum' => 1,
		),
		'per_page' => array(
			'type'    => 'integer',
			'default' => 10,
			'minimum' => 0,
			'maximum' => 100,
		),
		'order'    => array(
			'type'    => 'string',
			'default' => 'desc',
			'enum'    => array( 'asc', 'desc' ),
		),
		'orderby'  => array(
			'type'    => 'string',
			'default' => 'date',
			'enum'    => ProductOrder::KEYS,
		),
	);

	/** {@inheritDoc} */
	protected function methods(): array {
		return array( 'GET' => self::LIST_ARGS + ProductQueryArgs::filters() );
	}

	/** {@inheritDoc} */
	protected function answer( string $method, Input $input ): WP_REST_Response {
		$all      = $this->services->products->all();
		$found    = ( new ProductFilter( $input ) )->apply( self::listed( $all, $input ) );
		$sorted   = ProductOrder::sort( $found, $input->text( 'orderby' ), 'asc' !== $input->text( 'order' ) );
		$per_page = $input->number( 'per_page' );
		$page     = 0 === $per_page ? $sorted : array_slice( $sorted, ( $input->number( 'page' ) - 1 ) * $per_page, $per_page );
		$response = new WP_REST_Response( array_map( array( $this->services->product_answer, 'of' ), $page ) );

		$response->header( 'X-WP-Total', (string) count( $found ) );
		$response->header( 'X-WP-TotalPages', (string) ( $per_page > 0 ? (int) ceil( count( $found ) / $per_page ) : 1 ) );
		if ( array() !== $found ) {
			$response->header( 'Last-Modified', gmdate( 'D, d M Y H:i:s', max( array_column( $found, 'modified' ) ) ) . ' GMT' );
		}
		return $response;
	}

	/**
	 * What a query chooses from: variations are in the list only where they are asked for by type, or by SKU or slug.
	 *
	 * @param list<CatalogueProduct> $products The catalogue.
	 * @return list<CatalogueProduct>
	 */
	private static function listed( array $products, Input $query ): array {
		if ( 'variation' === $query->text( 'type' ) ) {
			return self::variations( $products );
		}
		return array() === array_merge( $query->texts( 'sku' ), $query->texts( 'slug' ) ) ? $products : array_merge( $products, self::variations( $products ) );
	}

	/**
	 * The variations of products.
	 *
	 * @param list<CatalogueProduct> $products The catalogue.
	 * @return list<CatalogueProduct>
	 */
	private static function variations( array $products ): array {
		$variations = array();
		foreach ( $products as $product ) {
			array_push( $variations, ...$product->variations );
		}
		return $variations;
	}
}
