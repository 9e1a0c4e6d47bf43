<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Site\Menu\CurrentPage;
use StorefrontIslands\Site\Menu\Menu;
use StorefrontIslands\Site\Menu\MenuEntry;
use StorefrontIslands\Site\Menu\MenuSource;
use StorefrontIslands\Site\Menu\Tree;

/** Tests the sources of a menu's links and the server-rendered menu. */
final class MenusTest extends TestCase {
	/** Returns entries as "Name → address", submenu entries indented by a tab. */
	private static function outline( array $entries, string $indent = '' ): array {
		$lines = array();
		foreach ( $entries as $entry ) {
			$lines[] = $indent . $entry->label . ' → ' . str_replace( home_url(), '', $entry->url );
			$lines   = array_merge( $lines, self::outline( $entry->entries, $indent . "\t" ) );
		}
		return $lines;
	}

	private static function entries( array $attributes ): array {
		return MenuSource::entries( self::site_shop(), $attributes );
	}

	private static function html( array $items, string $here = 'https://shop.test/here/', bool $folds = true ): string {
		return html_entity_decode( ( new Menu( new CurrentPage( $here ) ) )->node( MenuEntry::without_empty( MenuEntry::read( $items ) ), $folds )->html(), ENT_QUOTES );
	}

	public function test_a_classic_menu_is_found_by_its_id_name_and_location(): void {
		$id   = (int) wp_create_nav_menu( 'Tests & trials' );
		$item = static function ( string $title, string $url, int $parent = 0, array $more = array() ) use ( $id ): int {
			$data = array( 'menu-item-title' => $title, 'menu-item-url' => $url, 'menu-item-parent-id' => $parent, 'menu-item-status' => 'publish' );
			return (int) wp_update_nav_menu_item( $id, 0, wp_slash( $more + $data ) );
		};
		try {
			$cups = $item( 'Cups', '#', $item( 'Goods & <b>more</b>', home_url( '/goods/' ) ) );
			$item( 'Red', home_url( '/red/' ), $cups, array( 'menu-item-target' => '_blank', 'menu-item-xfn' => 'nofollow' ) );
			$item( 'Evil', 'javascript:alert(1)' );
			add_filter( 'theme_mod_nav_menu_locations', static fn(): array => array( 'primary' => $id ) );
			foreach ( array( (string) $id, 'Tests & trials', 'tests-trials', 'primary' ) as $name ) {
				$entries = self::entries( array( 'source' => 'menu', 'menu' => $name ) );
				self::assertSame( array( 'Goods & more → /goods/', "\tCups → ", "\t\tRed → /red/" ), self::outline( $entries ) );
			}
			$red = $entries[0]->entries[0]->entries[0];
			self::assertSame( array( true, 'nofollow' ), array( $red->opens_tab, $red->rel ) );
		} finally {
			wp_delete_nav_menu( $id );
		}
		self::assertSame( array(), self::entries( array( 'source' => 'menu', 'menu' => 'no-such-menu' ) ) );
	}

	public function test_a_navigation_of_the_site_editor_has_links_submenus_pages_and_home(): void {
		$parent = self::post( '', array( 'post_title' => 'Old & new', 'post_name' => 'parent-page' ) );
		self::post( '', array( 'post_title' => 'Child', 'post_name' => 'child-page', 'post_parent' => $parent ) );
		$draft = self::post( '', array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );
		$id    = self::post(
			'<!-- wp:home-link /-->'
			. '<!-- wp:navigation-submenu {"label":"Goods \u0026amp; \u003cstrong\u003emore\u003c/strong\u003e","url":"/goods/"} -->'
			. '<!-- wp:navigation-link {"label":"Red","url":"/red/","opensInNewTab":true} /-->'
			. '<!-- wp:page-list {"parentPageID":' . $parent . '} /-->'
			. '<!-- /wp:navigation-submenu -->'
			. '<!-- wp:search /-->'
			. '<!-- wp:navigation-link {"label":"Draft","url":"/draft/","kind":"post-type","id":' . $draft . '} /-->'
			. '<!-- wp:navigation-link {"label":"Evil","url":"javascript:alert(1)"} /-->',
			array( 'post_type' => 'wp_navigation' )
		);
		$shown = static fn( array $attributes ): array => self::outline( self::entries( $attributes + array( 'source' => 'navigation' ) ) );
		$links = array( 'Home → /', 'Goods & more → /goods/', "\tRed → /red/", "\tChild → /parent-page/child-page/" );
		self::assertSame( array( $links, $links ), array( $shown( array( 'navigation' => $id ) ), $shown( array() ) ) );
		self::assertSame( array(), $shown( array( 'navigation' => $parent ) ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'private' ) );
		self::assertSame( array(), $shown( array( 'navigation' => $id ) ) );
	}

	public function test_without_a_menu_the_shop_and_its_pages_are_listed(): void {
		$lines = self::outline( self::entries( array() ) );
		self::assertSame( 'Shop → /shop/', $lines[0] );
		self::assertContains( 'About us → /about-us/', $lines );
		self::assertNotContains( 'Checkout → /checkout/', $lines );
	}

	public function test_a_menu_inside_itself_ends_the_recursion(): void {
		$entries = Tree::entries(
			array( 0 => array( 0 => 'Without id', 7 => 'Seven' ), 7 => array( 7 => 'Seven again' ) ),
			static fn( string $label, array $below ): MenuEntry => new MenuEntry( $label, home_url( '/' ), $below )
		);
		self::assertSame( array( 'Without id → /', 'Seven → /', "\tSeven again → /" ), self::outline( $entries ) );
	}

	public function test_unsafe_addresses_are_removed_but_action_links_are_kept(): void {
		$shown = self::html(
			array(
				array( 'label' => 'A', 'url' => 'javascript:alert(1)' ),
				array( 'label' => 'B', 'url' => " java\nscript:alert(1)" ),
				array( 'label' => 'C', 'url' => 'data:text/html,<script>alert(1)</script>' ),
				array( 'label' => 'D', 'url' => '#elementor-action:action=popup:open&settings=e30=' ),
				array( 'label' => '"><img src=x onerror=alert(1)>', 'url' => '/e/" onclick="alert(1)' ),
				array( 'label' => 5, 'url' => '/f/' ),
				'nonsense',
			)
		);
		self::assertDoesNotMatchRegularExpression( '/javascript:|data:|<img|" onclick|<script/i', $shown );
		self::assertSame( 1, substr_count( $shown, 'href="#elementor-action:action=popup:open&settings=e30="' ) );
	}

	public function test_the_current_page_is_marked_with_any_page_number(): void {
		$items = array( array( 'label' => 'Here', 'url' => 'https://shop.test/here' ), array( 'label' => 'Part', 'url' => 'https://shop.test/here/#part' ), array( 'label' => 'Elsewhere', 'url' => 'https://other.test/here/' ) );
		preg_match_all( '#<a[^>]*aria-current="page"[^>]*>([^<]*)#', self::html( $items ), $found );
		self::assertSame( array( 'Here' ), $found[1] );
		$page = new CurrentPage( home_url( '/?page_id=2' ) );
		self::assertSame( array( true, false, false ), array_map( array( $page, 'is' ), array( '/?page_id=2', '/', '/?page_id=3' ) ) );
	}

	public function test_each_list_is_labelled_by_its_toggle_and_one_sibling_is_open(): void {
		$cups  = array( 'label' => 'Cups', 'url' => '/cups/', 'entries' => array( array( 'label' => 'Red', 'url' => '/red/' ) ) );
		$shown = self::html( array( $cups, array( 'url' => '', 'label' => 'Only a name' ) + $cups, array( 'label' => 'Nothing', 'url' => '' ) ), '', false );
		preg_match_all( '/aria-controls="([^"]+)"/', $shown, $controlled );
		preg_match_all( '/<ul[^>]* id="([^"]+)"/', $shown, $lists );
		self::assertSame( $controlled[1], array_slice( $lists[1], 1 ) );
		self::assertSame( 2, substr_count( $shown, '<details class="storefront-menu__more" name="' . $lists[1][0] . '">' ) );
		self::assertSame( 2, substr_count( $shown, 'aria-hidden="true">+</span>' ) );
		self::assertSame( array( 1, 0, 0 ), array( substr_count( $shown, '>Only a name<' ), substr_count( $shown, 'Nothing' ), substr_count( $shown, 'storefront-menu__fold' ) ) );
	}
}
