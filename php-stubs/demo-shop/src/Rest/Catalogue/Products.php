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
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** GET products, filtered, sorted and in pages. */
final class Products extends Route {
	/** {@inheritDoc} */
	public function path(): string {
		return '/products';
	}

	/** {@inheritDoc} */
	protected function endpoints(): array {
		return array( $this->endpoint( 'GET', array( $this, 'get' ), self::args() + ProductQueryArgs::filters() ) );
	}

	/**
	 * Parameters for the order and the pages.
	 *
	 * @return array<string, mixed>
	 */
	private static function args(): array {
		return array(
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
	}

	/**
	 * Answers a request.
	 *
	 * @internal
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get( WP_REST_Request $request ): WP_REST_Response {
		$query    = Input::of( $request->get_params() );
		$all      = $this->services->products->all();
		$found    = ( new ProductFilter( $query ) )->apply( 'variation' === $query->text( 'type' ) ? self::variations( $all ) : $all );
		$sorted   = ProductOrder::sort( $found, $query->text( 'orderby', 'date' ), 'asc' !== $query->text( 'order' ) );
		$per_page = $query->number( 'per_page', 10 );
		$page     = 0 === $per_page ? $sorted : array_slice( $sorted, ( $query->number( 'page', 1 ) - 1 ) * $per_page, $per_page );
		$response = new WP_REST_Response( array_map( array( $this->services->product_answer, 'of' ), $page ) );

		$response->header( 'X-WP-Total', (string) count( $found ) );
		$response->header( 'X-WP-TotalPages', (string) ( $per_page > 0 ? (int) ceil( count( $found ) / $per_page ) : 1 ) );
		if ( array() !== $found ) {
			$response->header( 'Last-Modified', gmdate( 'D, d M Y H:i:s', max( array_map( array( self::class, 'modified' ), $found ) ) ) . ' GMT' );
		}
		return $response;
	}

	/**
	 * The variations of products, which are in the list only where they are asked for by type.
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

	/** When a product was changed last. */
	private static function modified( CatalogueProduct $product ): int {
		return $product->modified;
	}
}
