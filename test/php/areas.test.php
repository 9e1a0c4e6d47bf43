<?php
/**
 * Content areas: what the server makes of them.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Areas\Areas;
use StorefrontIslands\Page\PrivateBlocks;

/** A block whose areas hold this, by place. */
$block = static function ( string $name, array $areas ): string {
	$inner = '';
	foreach ( $areas as $place => $content ) {
		$inner .= sprintf( "<!-- wp:storefront-islands/area {\"place\":\"%s\"} -->\n%s\n<!-- /wp:storefront-islands/area -->\n", $place, $content );
	}
	return "<!-- wp:storefront-islands/$name -->\n$inner<!-- /wp:storefront-islands/$name -->";
};
$words = static function ( string $words ): string {
	return "<!-- wp:paragraph --><p>$words</p><!-- /wp:paragraph -->";
};
/** What the blocks of a text print; nobody has anything in the cart. */
$shown = static function ( string $content ): DOMXPath {
	$document = new DOMDocument();
	libxml_use_internal_errors( true );
	$document->loadHTML( '<meta charset="utf-8">' . do_blocks( $content ) );
	return new DOMXPath( $document );
};

return array(
	'an area stands where the view takes it, any other waits hidden beside the island' => static function () use ( $block, $shown, $words ): void {
		$view = $shown( $block( 'cart', array( 'above' => $words( 'Above' ), 'empty' => $words( 'Nothing yet' ) ) ) );
		same( 'Nothing yet', trim( $view->query( '//*[@data-island]//*[@data-area="empty" and not(@hidden)]' )->item( 0 )->textContent ) );
		same( 'Above', trim( $view->query( '//*[@data-island]/following-sibling::*[@data-area="above" and @hidden]' )->item( 0 )->textContent ) );
		same( 2, $view->query( '//*[@data-area]' )->length );
		same( 2, $view->query( '//p[. = "Above" or . = "Nothing yet"]' )->length );
	},
	'no area, or an empty one, leaves no trace' => static function () use ( $block ): void {
		$bare = do_blocks( '<!-- wp:storefront-islands/cart /-->' );
		same( $bare, do_blocks( $block( 'cart', array( 'above' => '', 'empty' => '<!-- wp:paragraph --><p class="x"></p><!-- /wp:paragraph -->' ) ) ) );
		same( false, strpos( $bare, 'storefront-area' ) );
		same( false, strpos( do_blocks( '<!-- wp:storefront-islands/mini-cart /-->' ), 'storefront-area' ) );
	},
	'a picture is something' => static function () use ( $block, $shown ): void {
		$view = $shown( $block( 'cart', array( 'empty' => '<!-- wp:image --><figure class="wp-block-image"><img src="/a.png" alt=""/></figure><!-- /wp:image -->' ) ) );
		same( 1, $view->query( '//*[@data-area="empty"]//img' )->length );
	},
	'two areas of one place are one' => static function () use ( $block, $shown, $words ): void {
		$twice = str_replace( '"place":"below"', '"place":"empty"', $block( 'cart', array( 'empty' => $words( 'One' ), 'below' => $words( 'Two' ) ) ) );
		$areas = $shown( $twice )->query( '//*[@data-area]' );
		same( 1, $areas->length );
		same( 1, preg_match( '/^\s*One\s+Two\s*$/', $areas->item( 0 )->textContent ) );
	},
	'places that a block does not have are not printed' => static function () use ( $block, $words ): void {
		$html = do_blocks( $block( 'mini-cart', array( 'before-order' => $words( 'Lost' ), '"><script>' => $words( 'Lost' ), 'drawer-top' => $words( 'Found' ) ) ) );
		same( false, strpos( $html, 'Lost' ) );
		same( 1, substr_count( $html, 'Found' ) );
	},
	'what waits loads when it is shown' => static function () use ( $block ): void {
		$media = '<!-- wp:html --><img src="/a.png" alt="" fetchpriority="high"><iframe src="/b/" title="b"></iframe><!-- /wp:html -->';
		$html  = do_blocks( $block( 'mini-cart', array( 'drawer-empty' => $media ) ) );
		same( 2, substr_count( $html, 'loading="lazy"' ) );
		same( false, strpos( $html, 'fetchpriority' ) );
	},
	'blocks in an area are rendered once, with their filters' => static function () use ( $block, $words ): void {
		$rendered = 0;
		$count    = static function ( string $html ) use ( &$rendered ): string {
			++$rendered;
			return $html;
		};
		add_filter( 'render_block_core/paragraph', $count );
		do_blocks( $block( 'cart', array( 'above' => $words( 'One' ), 'empty' => $words( 'Two' ) ) ) );
		remove_filter( 'render_block_core/paragraph', $count );
		same( 2, $rendered );
	},
	'what is private in an area makes its page private' => static function () use ( $block ): void {
		$purchase = '<!-- wp:storefront-islands/purchase-summary /-->';
		same( true, ( new PrivateBlocks() )->in_content( $block( 'mini-cart', array( 'drawer-top' => $purchase ) ) ) );
		same( false, ( new PrivateBlocks() )->in_content( $block( 'mini-cart', array( 'drawer-top' => '' ) ) ) );
	},
);
