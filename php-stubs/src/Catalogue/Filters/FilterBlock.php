<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Html\Blocks\BlockColors;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\PageStyle;

defined( 'ABSPATH' ) || exit;

/** Element that is both block and island. Without content it is empty, and CSS hides it. */
final class FilterBlock {
	/**
	 * Returns the HTML of the block.
	 *
	 * @param string $classes Class names for themes, in addition to storefront-filter.
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 */
	public static function html( string $island, string $classes, FilterView $view, array $attributes = array() ): string {
		$node  = $view->node();
		$rules = array( '' => BlockColors::style( $attributes ) ) + ( $view instanceof StyledView ? $view->rules() : array() );
		return sprintf(
			'<div %s %s>%s</div>',
			get_block_wrapper_attributes( PageStyle::attributes( 'storefront-filter ' . $classes, $rules ) ),
			Island::attributes( $island, $view->props() ),
			null === $node ? '' : $node->html()
		);
	}
}
