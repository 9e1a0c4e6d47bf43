<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Catalogue\ProductFilter;
use StorefrontIslands\DemoShop\Catalogue\ProductList;
use StorefrontIslands\DemoShop\Catalogue\ProductOrder;
use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns products for GET products: filtered, sorted and paginated. */
final class Products extends Route {
	public const PATH = '/products';

	private const ORDER_ARGS = array(
		'order'   => array(
			'type'    => 'string',
			'default' => 'desc',
			'enum'    => array( 'asc', 'desc' ),
		),
		'orderby' => array(
			'type'    => 'string',
			'default' => 'date',
			'enum'    => ProductOrder::KEYS,
		),
	);

	protected function methods(): array {
		return array( 'GET' => Paging::ARGS + self::ORDER_ARGS + ProductQueryArgs::filters() );
	}

	protected function respond( string $method, Input $input ): WP_REST_Response {
		$product_list     = new ProductList( new ProductFilter( $input ) );
		$summary  = $product_list->summary();
		$per_page = $input->number( 'per_page' );
		$products = $this->services->products->by_ids( self::page( $product_list, $input, $per_page ) );
		$response = new WP_REST_Response( array_map( array( $this->services->product_answer, 'of' ), array_values( $products ) ) );

		$response->header( 'X-WP-Total', (string) $summary['total'] );
		$response->header( 'X-WP-TotalPages', (string) ( $per_page > 0 ? (int) ceil( $summary['total'] / $per_page ) : 1 ) );
		if ( $summary['modified'] > 0 ) {
			$response->header( 'Last-Modified', gmdate( 'D, d M Y H:i:s', $summary['modified'] ) . ' GMT' );
		}
		return $response;
	}

	/**
	 * Returns the product ids of the requested page.
	 *
	 * @return list<int>
	 */
	private static function page( ProductList $product_list, Input $input, int $per_page ): array {
		$order = ProductOrder::sql( $input->text( 'orderby' ), 'asc' !== $input->text( 'order' ) );
		$page  = $input->number( 'page' );
		if ( 'include' !== $input->text( 'orderby' ) ) {
			return $product_list->ids( $order, $page, $per_page );
		}
		// Sorted in the order of `include`, which no column provides.
		$ids = array_values( array_intersect( $input->numbers( 'include' ), $product_list->ids( $order, 1, 0 ) ) );
		return $per_page > 0 ? array_slice( $ids, ( $page - 1 ) * $per_page, $per_page ) : $ids;
	}
}
