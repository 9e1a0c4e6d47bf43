<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Parameters that filter products, shared by GET products and GET products/collection-data. */
final class ProductQueryArgs {
	/** @return array<string, mixed> Parameters as register_rest_route() takes them. */
	public static function filters(): array {
		$text     = array( 'type' => 'string' );
		$texts    = array(
			'type'  => 'array',
			'items' => $text,
		);
		$ids      = array(
			'type'  => 'array',
			'items' => array( 'type' => 'integer' ),
		);
		$operator = array(
			'type'    => 'string',
			'enum'    => array( 'in', 'not_in', 'and' ),
			'default' => 'in',
		);
		return array(
			'search'             => $text,
			'slug'               => $text,
			'sku'                => $text,
			'type'               => $text,
			'category'           => $text,
			'category_operator'  => $operator,
			'tag'                => $text,
			'tag_operator'       => $operator,
			'on_sale'            => array( 'type' => 'boolean' ),
			'min_price'          => $text,
			'max_price'          => $text,
			'stock_status'       => $texts,
			'attribute_relation' => array(
				'type'    => 'string',
				'enum'    => array( 'in', 'and' ),
				'default' => 'and',
			),
			'attributes'         => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => array(
						'attribute' => $text,
						'slug'      => $texts,
						'operator'  => $operator,
					),
				),
			),
			'rating'             => array(
				'type'  => 'array',
				'items' => array(
					'type' => 'integer',
					'enum' => array( 1, 2, 3, 4, 5 ),
				),
			),
			'include'            => $ids,
			'exclude'            => $ids,
		);
	}
}
