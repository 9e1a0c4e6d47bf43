<?php
/**
 * The element of a filter's block.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Html\Island;

defined( 'ABSPATH' ) || exit;

/** One element is block and island at once. Where the filter has nothing to show it is empty, and CSS takes it off the page. */
final class FilterBlock {
	/**
	 * The block's HTML.
	 *
	 * @param string     $island  The island's name.
	 * @param string     $classes Beside storefront-filter: the names that themes know.
	 * @param FilterView $view    What it shows.
	 */
	public static function html( string $island, string $classes, FilterView $view ): string {
		$node = $view->node();
		return sprintf(
			'<div %s %s>%s</div>',
			get_block_wrapper_attributes( array( 'class' => 'storefront-filter ' . $classes ) ),
			Island::attributes( $island, $view->props() ),
			null === $node ? '' : $node->html()
		);
	}
}
