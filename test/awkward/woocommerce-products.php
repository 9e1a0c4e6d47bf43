<?php
/**
 * Makes the products of test/fixtures/awkward-catalogue.json in WooCommerce.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Reads one entry of the catalogue at a time. */
final class Awkward_Products {
	/** Global attributes by the name that shoppers see. */
	private array $attributes = array();

	/** Ids by SKU. */
	private array $ids = array();

	/** Makes attributes and products. */
	public static function fill( array $catalogue ): void {
		$made = new self();
		foreach ( $catalogue['attributes'] as $attribute ) {
			$id = wc_create_attribute( array( 'name' => $attribute['name'], 'slug' => $attribute['slug'] ) );
			register_taxonomy( wc_attribute_taxonomy_name_by_id( $id ), array( 'product' ) );
			foreach ( $attribute['terms'] as $term ) {
				wp_insert_term( $term, wc_attribute_taxonomy_name_by_id( $id ) );
			}
		}
		foreach ( wc_get_attribute_taxonomies() as $attribute ) {
			$made->attributes[ $attribute->attribute_label ] = array(
				'id'       => (int) $attribute->attribute_id,
				'taxonomy' => wc_attribute_taxonomy_name( $attribute->attribute_name ),
			);
		}
		foreach ( $catalogue['products'] as $entry ) {
			$made->product( $entry );
		}
	}

	private function product( array $entry ): void {
		$class   = WC_Product_Factory::get_product_classname( 0, $entry['type'] ?? 'simple' );
		$product = new $class();
		$product->set_props( array( 'sku' => $entry['sku'], 'name' => $entry['name'] ) + ( $entry['set'] ?? array() ) );
		$attributes = array();
		foreach ( $entry['attributes'] ?? array() as $name => $values ) {
			$attributes[] = $this->attribute( (string) $name, $values );
		}
		$product->set_attributes( $attributes );
		if ( isset( $entry['defaults'] ) ) {
			$product->set_default_attributes( $this->values( $entry['defaults'] ) );
		}
		foreach ( $entry['meta'] ?? array() as $key => $value ) {
			$product->update_meta_data( $key, $value );
		}
		if ( isset( $entry['quantity'] ) ) {
			$product->update_meta_data( '_sample_shop_quantity', $entry['quantity'] );
		}
		if ( isset( $entry['children'] ) ) {
			$product->set_children( array_map( fn( string $sku ): int => $this->ids[ $sku ], $entry['children'] ) );
		}
		$id                         = $product->save();
		$this->ids[ $entry['sku'] ] = $id;
		if ( isset( $entry['password'] ) ) {
			wp_update_post( array( 'ID' => $id, 'post_password' => $entry['password'] ) );
		}
		if ( isset( $entry['variations'] ) ) {
			if ( 'all' === $entry['variations'] ) {
				$this->every_combination( $id, $entry['attributes'] );
			} else {
				foreach ( $entry['variations'] as $index => $variation ) {
					$this->variation( $id, array_combine( array_keys( $entry['attributes'] ), $variation['of'] ), $index, $variation['set'] ?? array() );
				}
			}
			WC_Product_Variable::sync( $id );
		}
	}

	/** Makes a variation of each combination of two attributes, in a few statements: WooCommerce takes 0.2 seconds for each. */
	private function every_combination( int $parent_id, array $attributes ): void {
		global $wpdb;
		$id     = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
		$posts  = array();
		$meta   = array();
		$lookup = array();
		foreach ( reset( $attributes ) as $first ) {
			foreach ( end( $attributes ) as $second ) {
				$posts[]  = $wpdb->prepare( '(%d, %s, %s, %d, %d)', $id, 'product_variation', 'publish', $parent_id, count( $posts ) );
				$lookup[] = $wpdb->prepare( '(%d, 10, 10, %s)', $id, 'instock' );
				$values   = array( '_price' => '10', '_regular_price' => '10', '_stock_status' => 'instock' );
				foreach ( $this->values( array_combine( array_keys( $attributes ), array( $first, $second ) ) ) as $attribute => $value ) {
					$values[ "attribute_$attribute" ] = $value;
				}
				foreach ( $values as $key => $value ) {
					$meta[] = $wpdb->prepare( '(%d, %s, %s)', $id, $key, $value );
				}
				++$id;
			}
		}
		$wpdb->query( "INSERT INTO $wpdb->posts (ID, post_type, post_status, post_parent, menu_order) VALUES " . implode( ',', $posts ) );
		$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) VALUES " . implode( ',', $meta ) );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}wc_product_meta_lookup (product_id, min_price, max_price, stock_status) VALUES " . implode( ',', $lookup ) );
	}

	private function variation( int $parent_id, array $of, int $index, array $set ): void {
		$variation = new WC_Product_Variation();
		$variation->set_props( $set + array( 'parent_id' => $parent_id, 'menu_order' => $index, 'regular_price' => '10' ) );
		$variation->set_attributes( $this->values( $of ) );
		$variation->save();
	}

	/** Returns an attribute of a product, by which its variations differ. */
	private function attribute( string $name, array $values ): WC_Product_Attribute {
		$attribute = new WC_Product_Attribute();
		$global    = $this->attributes[ $name ] ?? null;
		if ( null !== $global ) {
			$attribute->set_id( $global['id'] );
			$values = array_map( static fn( string $value ): int => get_term_by( 'name', $value, $global['taxonomy'] )->term_id, $values );
		}
		$attribute->set_name( $global['taxonomy'] ?? $name );
		$attribute->set_options( $values );
		$attribute->set_visible( true );
		$attribute->set_variation( true );
		return $attribute;
	}

	/** Returns values as WooCommerce's editor stores them: slugs of a global attribute, texts of a product's own. */
	private function values( array $named ): array {
		$stored = array();
		foreach ( $named as $name => $value ) {
			$taxonomy = $this->attributes[ $name ]['taxonomy'] ?? null;
			$term     = null === $taxonomy ? false : get_term_by( 'name', $value, $taxonomy );
			$stored[ sanitize_title( $taxonomy ?? (string) $name ) ] = false === $term ? $value : $term->slug;
		}
		return $stored;
	}
}
