<?php
/**
 * Server-side render of the block storefront-islands/translation.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Site\Translation\Languages;
use StorefrontIslands\Site\Translation\Translation;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */
if ( ! $scope->has_translation ) {
	return;
}
$storefront_islands_languages = Languages::read( $attributes );
if ( ! $storefront_islands_languages->offer_a_choice() ) {
	return;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text.
printf(
	'<div %1$s %2$s>%3$s</div>%4$s',
	get_block_wrapper_attributes( array( 'class' => 'storefront-translation-block' ) ),
	Island::attributes( 'translation', Translation::props( $storefront_islands_languages ) ),
	Translation::node( $storefront_islands_languages )->html(),
	Translation::script()
);
