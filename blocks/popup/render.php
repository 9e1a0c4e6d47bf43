<?php
/**
 * The block popup.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Popups\Popups;
use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/**
 * What WordPress gives.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The blocks inside, rendered.
 * @var \WP_Block            $block      The block.
 */
Popups::add( new Data( $attributes ), 'p' . substr( md5( (string) wp_json_encode( $block->parsed_block ) ), 0, 8 ), $content );

// A block that prints nothing at all would take its styles, and those of the blocks inside, off the page (WordPress 6.9).
echo '<!-- popup -->';
