<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Attributes and taxonomy terms of WooCommerce. */
final class WooTerms {
	/**
	 * Returns the attributes as Shop::attributes() defines them.
	 *
	 * @return list<array{id: int, name: string, taxonomy: string, label: string, count: int}>
	 */
	public static function attributes(): array {
		$attributes = array();
		foreach ( self::product_attributes() as $attribute ) {
			$count        = wp_count_terms( array( 'taxonomy' => $attribute['taxonomy'] ) );
			$attributes[] = $attribute + array( 'count' => is_numeric( $count ) ? (int) $count : 0 );
		}
		return $attributes;
	}

	/**
	 * Returns the attributes for the site settings (docs/behaviour.md#catalogue-entities).
	 *
	 * @return list<array{id: int, name: string, taxonomy: string, label: string}>
	 */
	public static function product_attributes(): array {
		$attributes = array();
		foreach ( array_keys( wc_get_attribute_taxonomy_labels() ) as $name ) {
			$taxonomy     = wc_attribute_taxonomy_name( (string) $name );
			$attributes[] = array(
				'id'       => wc_attribute_taxonomy_id_by_name( $taxonomy ),
				'name'     => (string) $name,
				'taxonomy' => $taxonomy,
				'label'    => Text::decode( wc_attribute_label( $taxonomy ) ),
			);
		}
		return $attributes;
	}

	/**
	 * Returns the terms as Shop::terms() defines them. WooCommerce sorts them by the setting of each attribute.
	 *
	 * @param string $taxonomy Taxonomy of an attribute, product_cat or similar.
	 * @return list<array{id: int, name: string, slug: string, description: string, count: int, parent: int}>
	 */
	public static function of( string $taxonomy ): array {
		$found = get_terms( array( 'taxonomy' => $taxonomy ) );
		$terms = array();
		foreach ( is_array( $found ) ? $found : array() as $term ) {
			$terms[] = array(
				'id'          => $term->term_id,
				'name'        => Text::decode( $term->name ),
				'slug'        => rawurldecode( $term->slug ),
				'description' => Text::decode( wp_strip_all_tags( $term->description, true ) ),
				'count'       => $term->count,
				'parent'      => $term->parent,
			);
		}
		return $terms;
	}
}
