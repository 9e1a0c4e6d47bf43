<?php
/**
 * The terms of a large catalogue.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

use StorefrontIslands\DemoShop\Catalogue\Condition;
use StorefrontIslands\DemoShop\Catalogue\Terms;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Text;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Makes the terms of LargeCatalogue that are missing, and knows where they are. */
final class LargeTerms {
	/** @var array<string, array<string, int>> Taxonomy to names, of categories slugs, to term_taxonomy_id. */
	private array $places = array();

	/** @var array<string, list<string>> Category of the sample shop to the slugs of those below it. */
	public array $categories = array();

	/** Makes what is missing. */
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

	/** The term_taxonomy_id of an attribute's term by its name, or of a category by its slug. */
	public function place( string $taxonomy, string $name ): int {
		return $this->places[ $taxonomy ][ $name ];
	}

	/** Counts the products of all terms anew. */
	public function count(): void {
		$database = Database::connection();
		$counted  = Condition::one_of( 'taxonomy', array_keys( $this->places ) );
		Database::change(
			'UPDATE %i SET count = ( SELECT COUNT( * ) FROM %i r WHERE r.term_taxonomy_id = %i.term_taxonomy_id ) WHERE ' . $counted->sql,
			array_merge( array( $database->term_taxonomy, $database->term_relationships, $database->term_taxonomy ), $counted->values )
		);
	}

	/**
	 * Makes the categories below one that are missing, and so on.
	 *
	 * @param string                  $root  The sample shop's category that they are below.
	 * @param WP_Term                 $above The category that they are right below.
	 * @param array<array-key, mixed> $names Name to the categories below it.
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

	/**
	 * The terms that a taxonomy has.
	 *
	 * @return array<string, int> Name to term_taxonomy_id.
	 */
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
	 * Makes terms of an attribute.
	 *
	 * @param string        $taxonomy Its taxonomy.
	 * @param array<string> $names    Plain texts that are new.
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
