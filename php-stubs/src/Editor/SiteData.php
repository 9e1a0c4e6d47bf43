<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor;

use StorefrontIslands\Admin\SettingsPage\SettingsPage;
use StorefrontIslands\Catalogue\Query\TermTree;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Page\ActionLinks;
use StorefrontIslands\Replacement\DrawerConverter;
use StorefrontIslands\Replacement\ReplacedBlocks;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Site\Translation\LanguageNames;
use StorefrontIslands\Support\Settings\ManagerAccess;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes, categories and menus that blocks offer in the editor without requests to the shop's API. EditorData
 * prints them, blocks/shared/site-data.ts reads them.
 */
final class SiteData {
	/** Maximum number of categories, tags, brands and attributes. */
	private const MAX = 300;

	/** Number of terms per attribute, enough for a preview. */
	private const TERMS = 6;

	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/**
	 * Returns all site data.
	 *
	 * @return array<string, mixed>
	 */
	public function all(): array {
		return array(
			'attributes'   => $this->attributes(),
			'categories'   => $this->categories(),
			'tags'         => $this->terms( 'product_tag' ),
			'brands'       => $this->terms( 'product_brand' ),
			'taxonomies'   => self::taxonomies(),
			'languages'    => self::languages(),
			'roles'        => self::roles(),
			'actionPrefix' => ActionLinks::prefix(),
			'replaced'     => ReplacedBlocks::chosen(),
			'settingsUrl'  => ManagerAccess::includes_visitor() ? SettingsPage::url() : '',
			'drawer'       => DrawerConverter::of_site(),
			'hasLinks'     => Menus::site_has_links( $this->shop ),
			'menus'        => Menus::classic(),
			'navigations'  => Menus::navigations(),
		);
	}

	/**
	 * Returns the product attributes, each with its first terms.
	 *
	 * @return list<array{id: int, taxonomy: string, label: string, terms: list<string>}>
	 */
	private function attributes(): array {
		$attributes = array();
		foreach ( array_slice( $this->shop->attributes(), 0, self::MAX ) as $attribute ) {
			$attributes[] = array(
				'id'       => $attribute['id'],
				'taxonomy' => $attribute['taxonomy'],
				'label'    => $attribute['label'],
				'terms'    => self::first_terms( $attribute['taxonomy'] ),
			);
		}
		return $attributes;
	}

	/**
	 * Returns the names of the first terms. Shop::terms() would read all terms of an attribute that may have thousands.
	 *
	 * @return list<string>
	 */
	private static function first_terms( string $taxonomy ): array {
		$terms = get_terms(
			array(
				'taxonomy' => $taxonomy,
				'number'   => self::TERMS,
			)
		);
		$names = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$names[] = Text::decode( $term->name );
		}
		return $names;
	}

	/**
	 * Returns the product categories that are not empty, each after its parent.
	 *
	 * @return list<array{slug: string, name: string, level: int}>
	 */
	private function categories(): array {
		$categories = array();
		foreach ( array_slice( TermTree::in_order( $this->shop->terms( 'product_cat' ) ), 0, self::MAX ) as $term ) {
			$categories[] = array(
				'slug'  => $term['slug'],
				'name'  => $term['name'],
				'level' => $term['level'],
			);
		}
		return $categories;
	}

	/**
	 * Returns the terms of a taxonomy that have products; none if it does not exist.
	 *
	 * @param string $taxonomy Taxonomy of tags or brands.
	 * @return list<array{id: int, name: string}>
	 */
	private function terms( string $taxonomy ): array {
		$terms = array();
		foreach ( taxonomy_exists( $taxonomy ) ? array_slice( $this->shop->terms( $taxonomy ), 0, self::MAX ) : array() as $term ) {
			$terms[] = array(
				'id'   => $term['id'],
				'name' => $term['name'],
			);
		}
		return $terms;
	}

	/**
	 * Returns the public taxonomies of products.
	 *
	 * @return list<array{name: string, label: string}>
	 */
	private static function taxonomies(): array {
		$taxonomies = array();
		foreach ( get_object_taxonomies( 'product', 'objects' ) as $taxonomy ) {
			if ( $taxonomy->public ) {
				$taxonomies[] = array(
					'name'  => $taxonomy->name,
					'label' => Text::decode( (string) $taxonomy->label ),
				);
			}
		}
		return $taxonomies;
	}

	/**
	 * Returns the languages that have a name.
	 *
	 * @return list<array{code: string, name: string}>
	 */
	private static function languages(): array {
		$languages = array();
		foreach ( LanguageNames::all() as $code => $name ) {
			$languages[] = array(
				'code' => $code,
				'name' => $name,
			);
		}
		return $languages;
	}

	/**
	 * Returns the user roles.
	 *
	 * @return list<array{name: string, label: string}>
	 */
	private static function roles(): array {
		$roles = array();
		foreach ( wp_roles()->get_names() as $name => $label ) {
			$roles[] = array(
				'name'  => (string) $name,
				'label' => translate_user_role( $label ),
			);
		}
		return $roles;
	}
}
