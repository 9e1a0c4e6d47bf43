<?php
/**
 * Parameters that filter products.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Parameters that GET products and its collection data have in common. */
final class ProductQueryArgs {
	/**
	 * The parameters, as register_rest_route() takes them.
	 *
	 * @return array<string, mixed>
	 */
	public static function filters(): array {
		$text  = array( 'type' => 'string' );
		$texts = array(
			'type'  => 'array',
			'items' => $text,
		);
		return array(
			'search'             => $text,
			'slug'               => $text,
			'sku'                => $text,
			'type'               => $text,
			'category'           => $text,
			'category_operator'  => self::choice( array( 'in', 'not_in', 'and' ) ),
			'tag'                => $text,
			'tag_operator'       => self::choice( array( 'in', 'not_in', 'and' ) ),
			'on_sale'            => array( 'type' => 'boolean' ),
			'min_price'          => $text,
			'max_price'          => $text,
			'stock_status'       => $texts,
			'attribute_relation' => self::choice( array( 'and', 'or' ) ),
			'attributes'         => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => array(
						'attribute' => $text,
						'slug'      => $texts,
						'operator'  => self::choice( array( 'in', 'not_in', 'and' ) ),
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
			'include'            => self::ids(),
			'exclude'            => self::ids(),
			'parent'             => self::ids(),
		);
	}

	/**
	 * One of several values, the first where nothing is sent.
	 *
	 * @param list<string> $values The values.
	 * @return array<string, mixed>
	 */
	private static function choice( array $values ): array {
		return array(
			'type'    => 'string',
			'enum'    => $values,
			'default' => $values[0] ?? '',
		);
	}

	/**
	 * A list of ids.
	 *
	 * @return array<string, mixed>
	 */
	private static function ids(): array {
		return array(
			'type'  => 'array',
			'items' => array( 'type' => 'integer' ),
		);
	}
}
