<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

use StorefrontIslands\DemoShop\Catalogue\Condition;
use StorefrontIslands\DemoShop\Catalogue\Terms;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Text;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Creates missing terms of LargeCatalogue and holds their ids. */
final class LargeTerms {
	/** @var array<string, array<string, int>> term_taxonomy_id by taxonomy and name, for categories by slug. */
	private array $places = array();

	/** @var array<string, list<string>> Slugs of subcategories by category of the sample shop. */
	public array $categories = array();

	public function __construct() {
		foreach ( LargeCatalogue::attributes() as $attribute ) {
			$taxonomy = 'pa_' . $attribute['slug'];
			self::insert( $taxonomy, array_diff( $attribute['terms'], array_keys( self::names( $taxonomy ) ) ) );
			$this->places[ $taxonomy ] = self::names( $taxonomy );
		}
		foreach ( LargeCatalogue::CATEGORIES as $root => $below ) {
			$term = Terms::by_slug( $root, 'product_cat' );
			if ( null !== $term ) {
				$this->add_categories( $root, $term, $below );
			}
		}
	}

	/** Returns the term_taxonomy_id of an attribute's term by its name, or of a category by its slug. */
	public function place( string $taxonomy, string $name ): int {
		return $this->places[ $taxonomy ][ $name ];
	}

	/** Updates the product counts of all terms. */
	public function count(): void {
		$database = Database::connection();
		$counted  = Condition::one_of( 'taxonomy', array_keys( $this->places ) );
		Database::change(
			'UPDATE %i SET count = ( SELECT COUNT( * ) FROM %i r WHERE r.term_taxonomy_id = %i.term_taxonomy_id ) WHERE ' . $counted->sql,
			array_merge( array( $database->term_taxonomy, $database->term_relationships, $database->term_taxonomy ), $counted->values )
		);
	}

	/**
	 * Creates the missing subcategories of a category, recursively.
	 *
	 * @param string                  $root  Category of the sample shop at the top.
	 * @param WP_Term                 $above Parent category.
	 * @param array<array-key, mixed> $names Nested subcategories by name.
	 */
	private function add_categories( string $root, WP_Term $above, array $names ): void {
		foreach ( $names as $name => $below ) {
			$slug = sanitize_title( (string) $name );
			if ( null === Terms::by_slug( $slug, 'product_cat' ) ) {
				wp_insert_term(
					(string) $name,
					'product_cat',
					array(
						'slug'   => $slug,
						'parent' => max( 0, $above->term_id ),
					)
				);
			}
			$term = Terms::by_slug( $slug, 'product_cat' );
			if ( null !== $term ) {
				$this->places['product_cat'][ $slug ] = $term->term_taxonomy_id;
				$this->categories[ $root ][]          = $slug;
				$this->add_categories( $root, $term, (array) $below );
			}
		}
	}

	/** @return array<string, int> term_taxonomy_id by name. */
	private static function names( string $taxonomy ): array {
		$names    = array();
		$database = Database::connection();
		$rows     = Database::rows(
			'SELECT t.name, x.term_taxonomy_id AS place FROM %i x JOIN %i t ON t.term_id = x.term_id WHERE x.taxonomy = %s',
			array( $database->term_taxonomy, $database->terms, $taxonomy )
		);
		foreach ( $rows as $row ) {
			$names[ Text::plain( $row->text( 'name' ) ) ] = $row->number( 'place' );
		}
		return $names;
	}

	/**
	 * @param array<string> $names New names, as plain text.
	 */
	private static function insert( string $taxonomy, array $names ): void {
		$database = Database::connection();
		$term_id  = Database::next_id( $database->terms, 'term_id' );
		$place    = Database::next_id( $database->term_taxonomy, 'term_taxonomy_id' );
		$terms    = new BulkInsert( $database->terms, 'term_id, name, slug, term_group', '( %d, %s, %s, 0 )' );
		$places   = new BulkInsert( $database->term_taxonomy, 'term_taxonomy_id, term_id, taxonomy, description, parent, count', "( %d, %d, %s, '', 0, 0 )" );
		foreach ( $names as $name ) {
			$terms->add( array( $term_id, Text::stored( $name ), sanitize_title( $name ) ) );
			$places->add( array( $place++, $term_id++, $taxonomy ) );
		}
		$terms->write();
		$places->write();
	}
}
