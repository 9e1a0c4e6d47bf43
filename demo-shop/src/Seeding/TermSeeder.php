<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

use StorefrontIslands\DemoShop\Catalogue\Terms;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Creates missing attribute terms and categories. */
final class TermSeeder {
	/** Id of the next new term. */
	private int $next_id;

	public function __construct( int $first_id ) {
		$this->next_id = $first_id;
	}

	/** Creates the terms of all attributes, then the categories. */
	public function run( Input $catalogue ): void {
		add_filter( 'wp_insert_term_data', array( $this, 'give_id' ) );
		foreach ( $catalogue->objects( 'attributes' ) as $attribute ) {
			$taxonomy = 'pa_' . $attribute->text( 'slug' );
			$colors   = $attribute->object( 'colors' );
			foreach ( $attribute->texts( 'terms' ) as $name ) {
				$this->insert( $name, sanitize_title( $name ), $taxonomy );
				$term = Terms::by_slug( sanitize_title( $name ), $taxonomy );
				if ( null !== $term && $colors->has( $name ) ) {
					update_term_meta( $term->term_id, Terms::COLOR, $colors->text( $name ) );
				}
			}
		}
		foreach ( $catalogue->objects( 'categories' ) as $category ) {
			$this->insert( $category->text( 'name' ), $category->text( 'slug' ), 'product_cat' );
		}
		remove_filter( 'wp_insert_term_data', array( $this, 'give_id' ) );
	}

	/**
	 * Sets the id of a new term.
	 *
	 * @internal
	 * @param array<string, mixed> $term Row about to be inserted.
	 * @return array<string, mixed>
	 */
	public function give_id( array $term ): array {
		return $term + array( 'term_id' => $this->next_id++ );
	}

	/** Creates a term if it is missing. */
	private function insert( string $name, string $slug, string $taxonomy ): void {
		if ( null === Terms::by_slug( $slug, $taxonomy ) ) {
			wp_insert_term( $name, $taxonomy, array( 'slug' => $slug ) );
		}
	}
}
